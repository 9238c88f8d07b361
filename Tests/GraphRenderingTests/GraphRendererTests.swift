import Foundation
import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct GraphRendererTests {
    @Test func `A child that is killed is told by its signal`() throws {
        try expect(.childKilled(signal: 9), from: "killed")
    }

    @Test func `A child that hangs is ended at the limit, also when it closed its outputs`() throws {
        let started = ContinuousClock.now
        try expect(.timedOut(seconds: 0.3), from: "hanging", limit: .milliseconds(300))
        try expect(.timedOut(seconds: 0.3), from: "hanging-silently", limit: .milliseconds(300))
        #expect(ContinuousClock.now - started < .seconds(20))
    }

    @Test func `A child that gives up is told by its own words`() throws {
        try expect(.childFailed(code: 4, message: "no memory "), from: "complaining")
        try expect(.childFailed(code: 7, message: ""), from: "failing")
    }

    @Test func `A child that writes rubbish or nothing gives no picture`() throws {
        try expect(.noPicture("it is not an SVG from <svg to </svg>"), from: "rubbish")
        try expect(.noPicture("it is empty"), from: "silent")
    }

    @Test func `A child that is not there or is no program is told with the system's reason`() throws {
        for path in ["/nowhere/tool", "/etc/hostname"] {
            let error = try #require(throws: RenderingError.self) {
                try GraphRenderer(child: path).svg(of: Self.drawing)
            }
            guard case .childNotStarted(path, _) = error else {
                Issue.record("\(error)")
                continue
            }
        }
    }

    @Test func `A picture larger than any buffer goes through both ways`() throws {
        let text = String(repeating: "0123456789abcdef", count: 500_000)
        #expect(try GraphRenderer.child("copying").picture(of: text, as: .svg) == Array(text.utf8))
    }

    @Test func `A child that never reads does no harm`() throws {
        let text = String(repeating: "x", count: 4_000_000)
        #expect(try GraphRenderer.child("deaf").picture(of: text, as: .svg) == Array("done\n".utf8))
    }

    @Test func `Without plug-ins the error names the plug-in, the folder and the remedy`() throws {
        let renderer = GraphRenderer(child: Tool.path, timeLimit: .seconds(60), plugins: "/nowhere")
        let error = try #require(throws: RenderingError.self) { try renderer.svg(of: Self.drawing) }
        for part in ["plugin_dot_layout", "/nowhere", "libgraphviz-dev"] { #expect(error.description.contains(part)) }
    }

    @Test func `A layout that asks for more memory than a child may have is ended`() throws {
        // The outlines of this one node would take twelve gigabytes.
        let error = try #require(throws: RenderingError.self) {
            try Tool.renderer.picture(of: "digraph { a [peripheries=200000000] }", as: .svg)
        }
        switch error {
        case .childKilled, .childFailed: break
        default: Issue.record("\(error)")
        }
    }

    @Test func `Broken DOT is refused by the library with its own words`() throws {
        let error = try #require(throws: RenderingError.self) { try Tool.renderer.picture(of: "digraph {", as: .svg) }
        #expect(error.description.contains("syntax error"))
    }

    @Test func `A renderer with a child in waiting draws the same, once or several times, in its format or another`()
        throws
    {
        let ready = try Tool.renderer.ready(for: .svg)
        let expected = try Tool.renderer.svg(of: Self.drawing)
        for _ in 0..<2 { #expect(try ready.svg(of: Self.drawing) == expected) }
        #expect(try Tool.renderer.ready(for: .png).svg(of: Self.drawing) == expected)
        #expect(throws: RenderingError.self) { try GraphRenderer(child: "/nowhere/tool").ready(for: .svg) }
    }

    @Test func `A child in waiting that ends before it has its drawing is told by its own words`() throws {
        let renderer = try GraphRenderer.child("complaining").ready(for: .svg)
        #expect(throws: RenderingError.childFailed(code: 4, message: "no memory ")) {
            try renderer.svg(of: Self.drawing)
        }
    }

    @Test func `Many pictures at once are all right`() async throws {
        let pictures = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { try Tool.renderer.svg(of: Self.drawing) } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(pictures.count == 1)
    }

    private static let drawing = Drawing(of: Sample.shop)

    private func expect(
        _ error: RenderingError,
        from child: String,
        limit: Duration = .seconds(60),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let renderer = GraphRenderer.child(child, limit: limit)
        #expect(throws: error, sourceLocation: sourceLocation) { try renderer.svg(of: Self.drawing) }
    }
}
