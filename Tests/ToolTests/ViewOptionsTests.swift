import Foundation
import Testing

@Suite struct ViewOptionsTests {
    @Test(arguments: [
        (["--focus", "B$", "--depth", "0"], "B"), (["--reaches", "B"], "A B"), (["--from", "^Shop.B"], "B"),
        (["--only-cycles"], ""), (["--hide-kind", "lazy"], "A B"), (["--reduce"], "A B"),
        (["--highlight", "A"], "A B"),
        (["--collapse", "none"], "A B"),
    ])
    func `Each option shows its part of the graph`(arguments: [String], names: String) throws {
        let run = try ToolRun(["render", "-", "--format", "json"] + arguments, input: recording)
        let found = ["A", "B"].filter { run.output.contains("\"id\" : \"Shop.\($0)\"") }
        #expect(run.code == 0 && found.joined(separator: " ") == names)
    }

    @Test func `Modules are drawn as one node where that is asked for`() throws {
        let dot = try ToolRun("render", "-", "--format", "dot", "--collapse", "module", input: recording).output
        #expect(dot.contains("shape=folder") && !dot.contains("Shop.A"))
        #expect(
            try ToolRun("render", "-", "--format", "dot", "--collapse", "Shop", input: recording).output.contains(
                "shape=folder"
            )
        )
    }

    @Test func `A large graph is drawn as modules, which standard error and the picture say, unless told otherwise`()
        throws
    {
        let edges = (0..<200).map { "\"M\($0 % 3).T\($0)\" -> \"M\(($0 + 1) % 3).T\($0 + 1)\";" }
        let clusters = (0..<3).map { module in
            "subgraph cluster_M\(module) { "
                + (0...200).filter { $0 % 3 == module }.map { "\"M\(module).T\($0)\";" }.joined() + "}"
        }
        let large = Data("digraph { \(clusters.joined()) \(edges.joined()) }".utf8)
        let run = try ToolRun("render", "-", input: large)
        #expect(run.errors.hasPrefix("note: Each module is one node, as there are 201 nodes; --collapse none"))
        #expect(run.output.contains("as there are 201 nodes") && !run.output.contains("M0.T0"))
        let whole = try ToolRun("render", "-", "--collapse", "none", input: large)
        #expect(whole.errors.isEmpty && whole.output.contains("M0.T0"))
    }

    @Test func `Links lead to the source, and other schemes are refused`() throws {
        let run = try ToolRun("render", "-", "--link-base", "https://example.org/src", input: recording)
        #expect(run.output.contains("<a href=\"https://example.org/src/Shop/A.swift#L3\">"))
        #expect(try ToolRun("render", "-", "--link-base", "javascript:alert(1)", input: recording).code == 2)
    }

    @Test(arguments: [
        ["--focus", "("], ["--focus", "Nobody"], ["--depth", "1"], ["--focus", "A", "--depth", "-1"],
        ["--hide-kind", "soft"],
        ["--collapse", "Nobody"],
    ])
    func `What cannot be shown gives exit code 2 and one message`(arguments: [String]) throws {
        let run = try ToolRun(["render", "-"] + arguments, input: recording)
        #expect(run.code == 2 && run.errors.hasPrefix("error: ") && run.output.isEmpty)
    }
}
