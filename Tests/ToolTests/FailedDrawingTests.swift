import Foundation
import Testing

@Suite struct FailedDrawingTests {
    @Test(arguments: MisbehavingPlugin.Way.allCases, ["graph.svg", "graph.html", "graph.png"])
    func `A drawing process that fails gives exit code 4, each stage's reason, and leaves an older output as it was`(
        way: MisbehavingPlugin.Way,
        name: String
    ) throws {
        let environment = try MisbehavingPlugin.environment(way)
        let run = try draw(["graph.json", "-o", name, "--time-limit", "1.5"], environment: environment)
        #expect(run.code == 4 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: graph.json: there is no picture of it. the whole graph: "))
        #expect(
            run.errors.contains("the whole graph without an order: ") && run.errors.split(separator: "\n").count == 1
        )
        #expect(run.errors.contains(Self.reason(way)))
    }

    @Test(arguments: [
        (["broken.json"], 3), (["missing.json"], 3), (["graph.json", "--focus", "Nobody"], 2),
        (["graph.json", "--direction", "up"], 2), (["graph.json", "--link-base", "javascript:x"], 2),
        (["graph.json", "--format", "mermaid", "broken.json"], 3),
    ])
    func `Input and options that are wrong leave an older output as it was`(arguments: [String], code: Int) throws {
        #expect(try draw(arguments + ["-o", "graph.svg"]).code == Int32(code))
    }

    @Test func `A verdict is given where its picture fails, and the older picture stays`() throws {
        try withOutputs { folder in
            let environment = try MisbehavingPlugin.environment(.crash)
            let run = try ToolRun("check", "graph.json", "-o", "graph.svg", environment: environment, in: folder)
            #expect(run.code == 4 && run.output.hasPrefix("passed: ") && run.errors.contains("signal"))
        }
    }

    private static func reason(_ way: MisbehavingPlugin.Way) -> String {
        switch way {
        case .crash: "ended by signal 11"
        case .exit: "ended with exit code 1 and without a word"
        case .hang: "drawing took longer than"
        case .exhaustMemory: "ended by signal 6"
        }
    }

    private func draw(_ arguments: [String], environment: [String: String] = [:]) throws -> ToolRun {
        try withOutputs { folder in try ToolRun(["render"] + arguments, environment: environment, in: folder) }
    }

    /// Runs a body in a folder with older pictures, and sees that they and nothing else are there afterwards.
    private func withOutputs<Result>(_ body: (URL) throws -> Result) throws -> Result {
        try withRecording { folder in
            let outputs = ["graph.svg", "graph.html", "graph.png"]
            for name in outputs { try folder.write("old", to: name) }
            try folder.write("broken", to: "broken.json")
            let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            let result = try body(folder)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
            for name in outputs { #expect(try folder.text(of: name) == "old") }
            return result
        }
    }
}
