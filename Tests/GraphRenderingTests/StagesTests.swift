import Foundation
import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct StagesTests {
    @Test func `A graph that can be drawn is drawn whole`() throws {
        let staged = try Tool.renderer.stagedSVG(GraphView(of: Sample.shop))
        #expect(try staged.note == nil && staged.picture == Tool.renderer.svg(of: Drawing(of: Sample.shop)))
    }

    @Test(arguments: [
        ("drawing-straight-lines", "straight lines"), ("drawing-modules", "as modules"),
        ("drawing-little", "cycles and failures"),
    ])
    func `Where a picture fails a simpler one is tried, and says so`(child: String, words: String) throws {
        let staged = try GraphRenderer.child(child).stagedSVG(GraphView(of: Self.troubled))
        #expect(staged.note?.contains(words) == true && staged.note?.contains("--time-limit") == true)
        #expect(try SVGReader(staged.picture).texts.contains { $0 == staged.note })
    }

    @Test func `Where no picture can be made each stage says why`() throws {
        let error = try #require(throws: RenderingError.self) {
            try GraphRenderer.child("killed").stagedSVG(GraphView(of: Self.troubled))
        }
        for stage in RenderingStage.allCases {
            #expect(error.description.contains("\(stage.rawValue): the drawing process was ended"))
        }
    }

    @Test func `All stages together keep to the limit`() throws {
        let started = ContinuousClock.now
        var renderer = GraphRenderer.child("hanging")
        renderer.timeLimit = .milliseconds(400)
        #expect(throws: RenderingError.self) { try renderer.stagedSVG(GraphView(of: Self.troubled)) }
        #expect(ContinuousClock.now - started < .seconds(5))
    }

    @Test func `What is too large for any layout is not tried`() throws {
        let chain = DependencyGraph(nodes: [], edges: (0..<30_000).map { Edge(from: "T\($0)", to: "T\($0 + 1)") })
        let error = try #require(throws: RenderingError.self) {
            try GraphRenderer.child("killed").stagedSVG(GraphView(of: chain))
        }
        #expect(error.description.contains("more than 50000 nodes and edges") && !error.description.contains("signal"))
    }

    @Test func `A fault that has nothing to do with the size is told at once`() throws {
        #expect(throws: RenderingError.childFailed(code: 4, message: "no memory ")) {
            try GraphRenderer.child("complaining").stagedSVG(GraphView(of: Self.troubled))
        }
    }

    @Test func `Stages that would show nothing less are left out`() {
        let plain = GraphView(of: DependencyGraph(nodes: [Node(id: "A")], edges: []))
        #expect(RenderingStage.allCases.filter { $0.view(of: plain) != nil } == [.whole, .hasty])
        #expect(
            RenderingStage.allCases.filter { $0.view(of: GraphView(of: Self.troubled)) != nil }
                == RenderingStage.allCases
        )
    }

    @Test func `Haste reaches the layout`() throws {
        var options = DrawingOptions()
        options.isHasty = true
        let dot = try Drawing(of: Sample.shop, options: options).dot()
        for limit in ["nslimit=0.1", "nslimit1=0.1", "mclimit=0.1", "splines=line"] { #expect(dot.contains(limit)) }
    }

    /// Two modules, a cycle, and a node beside it.
    private static let troubled = DependencyGraph(
        nodes: Sample.cycles.nodes,
        edges: Sample.cycles.edges + [Edge(from: "Shop.main", to: "Net.Client")],
        failures: Sample.cycles.failures
    )
}

extension GraphRenderer {
    fileprivate func stagedSVG(_ view: GraphView) throws(RenderingError) -> StagedPicture<String> {
        try staged(view, options: DrawingOptions()) { drawing, _, renderer throws(RenderingError) in
            try renderer.svg(of: drawing)
        }
    }
}
