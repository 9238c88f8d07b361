import Foundation
import GraphAnalysis
import Testing

@Suite struct CheckTests {
    @Test(arguments: [
        ("A -> B", "passed: no findings in 2 nodes, 1 edge\n"),
        ("A -> B; A -> C; B -> D; C -> D", "passed: no findings"),
        ("A -> B; B -> A [class=lazy]", "passed: 1 note"), ("A -> B; B -> A [class=provider]", "passed: no findings"),
        ("A [class=singleton]; B [class=perScope]; A -> B [class=provider]", "passed: no findings"),
    ])
    func `What is no fault passes`(graph: String, start: String) throws {
        let run = try judge("check", "-", input: dot(graph))
        #expect(run.code == 0 && run.output.hasPrefix(start) && run.errors.isEmpty)
    }

    @Test(arguments: [
        ("A -> A", "error cycle: A needs itself to be built"),
        ("A -> B; B -> C; C -> A", "error cycle: A, B and C need each other to be built"),
        (
            "A [class=singleton]; C [class=perScope]; A -> B; B -> C",
            "error captive: The singleton A holds C, which lives for one scope only"
        ),
    ])
    func `A fault fails, said in the first and the last line`(graph: String, title: String) throws {
        let run = try judge("check", "-", input: dot(graph))
        let lines = run.output.split(separator: "\n")
        #expect(run.code == 1 && run.output.contains(title) && run.errors.isEmpty)
        #expect(lines.first?.hasPrefix("failed: 1 error in ") == true && lines.first == lines.last)
    }

    @Test func `The way into a cycle is apart from the cycle`() throws {
        let run = try judge("check", "-", input: dot("Root -> X -> A -> B -> C -> A"))
        let listed = "    A\n    → B\n    → C\n    → A\n    reached by\n    Root\n    → X\n    → A\n"
        #expect(run.code == 1 && run.output.contains(listed))
    }

    @Test func `A cycle that was recorded at two of its members is one finding, and another way round another`() throws
    {
        try withFolder { folder in
            let fromB = failure("Root", "B", "C", "A", "B")
            let fromC = failure("Root", "C", "A", "B", "C")
            try folder.write(GraphDocument.encode(drawn("Root -> B, B -> C", failures: [fromB])), to: "b.json")
            try folder.write(GraphDocument.encode(drawn("C -> A, Root -> C", failures: [fromC])), to: "c.json")
            try folder.write(dot("A -> C -> B -> A"), to: "other.dot")
            let write = try judge("check", "b.json", "-b", "known.json", "--write-baseline", in: folder)
            #expect(write.code == 0 && write.errors == "note: known.json accepts 1 finding\n")
            #expect(try judge("check", "c.json", "-b", "known.json", in: folder).code == 0)
            let both = try judge("check", "b.json", "c.json", "-r", "json", in: folder).output
            #expect(both.components(separatedBy: "\"code\" : \"cycle\"").count == 2)
            let other = try judge("check", "other.dot", "-b", "known.json", in: folder)
            #expect(
                other.code == 1
                    && other.output.contains("stale in the baseline, to be taken out of it:\n  cycle: A, B, C")
            )
        }
    }

    @Test func `A read that was forced while its owner was built is an error where it closes a cycle`() throws {
        let graph = DependencyGraph(
            nodes: [],
            edges: [Edge(from: "A", to: "B"), Edge(from: "B", to: "A", kind: .construction, isForced: true)]
        )
        let run = try judge("check", "-", input: GraphDocument.encode(graph))
        #expect(run.code == 1 && run.output.contains("error cycle: A and B") && run.output.contains("forced-lazy"))
    }

    @Test(arguments: [("error", Int32(0)), ("warning", 0), ("info", 1)])
    func `The severity that fails is a choice`(severity: String, code: Int32) throws {
        let run = try judge("check", "-", "--fail-on", severity, input: dot("A -> B; B -> A [class=lazy]"))
        #expect(run.code == code && run.output.hasPrefix(code == 0 ? "passed: 1 note" : "failed: 1 note"))
    }

    @Test func `Slow builds and ordinary captives are listed where that is asked for`() throws {
        let node = Node(
            id: "A",
            scope: .singleton,
            builds: .init(count: 1, totalNanoseconds: 5_000_000, longestNanoseconds: 5_000_000)
        )
        let nodes = [node, Node(id: "B", scope: .perRequest)]
        let graph = DependencyGraph(nodes: nodes, edges: [Edge(from: "A", to: "B")])
        let input = try GraphDocument.encode(graph)
        #expect(try judge("check", "-", input: input).output.hasPrefix("passed: no findings"))
        let run = try judge(
            "check",
            "-",
            "--slow-build",
            "4.5",
            "--ordinary-captives",
            "--fail-on",
            "warning",
            input: input
        )
        #expect(run.code == 1 && run.output.contains("warning slow-build: Building A took 5.0 ms, more than 4.5 ms"))
        #expect(run.output.contains("info captive"))
        #expect(try judge("check", "-", "--slow-build", "5", "--fail-on", "warning", input: input).code == 0)
    }

    @Test func `The exit code is no count`() throws {
        let cycles = (0..<256).map { "A\($0) -> A\($0);" }.joined()
        let run = try judge("check", "-", input: dot(cycles))
        #expect(run.code == 1 && run.output.hasPrefix("failed: 256 errors"))
    }

    @Test func `Permuted input gives the same bytes`() throws {
        let statements = ["A -> B", "B -> C", "C -> A", "B -> A", "D -> A [class=lazy]", "A -> D"]
        let orders = [statements, statements.reversed(), statements.shuffled()]
        for format in ReportFormat.allCases {
            let outputs = try orders.map { order in
                try judge("check", "-", "-r", format.rawValue, input: dot(order.joined(separator: "; "))).output
            }
            #expect(Set(outputs).count == 1 && !outputs[0].isEmpty)
        }
    }

    private func failure(_ names: String...) -> DependencyGraph.Failure {
        DependencyGraph.Failure(kind: .cycle, path: names.map { DependencyGraph.Step(node: $0) }, message: "cycle")
    }
}
