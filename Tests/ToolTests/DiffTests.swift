import Foundation
import GraphAnalysis
import Testing

@Suite struct DiffTests {
    @Test func `Equal graphs are silent, whatever their figures and order`() throws {
        try withFolder { folder in
            try folder.write(GraphDocument.encode(drawn("A -> B, B -> C")), to: "base.json")
            try folder.write(GraphDocument.encode(drawn("B -> C, A -> B", recordings: ["r"])), to: "head.json")
            for format in ["text", "markdown"] {
                let run = try judge("diff", "-f", format, "base.json", "head.json", in: folder)
                #expect((run.code, run.output, run.errors) == (0, "", ""))
            }
        }
    }

    @Test(arguments: [
        ("A -> B", "A -> B; C", "+ C\n"), ("A -> B", "A; B", "- A → B\n"),
        ("A -> B", "A -> B [class=lazy]", "- A → B\n+ A ⇢ B\n"),
        ("A [class=singleton]", "A [class=perScope]", "~ A: singleton, now perScope\n"),
        ("A -> B", "A -> B -> A", "+ B → A\n+ error cycle: A and B need each other to be built\n"),
    ])
    func `Each difference is a line and exit code 1`(base: String, head: String, lines: String) throws {
        try withFolder { folder in
            try folder.write(dot(base), to: "base.dot")
            let run = try judge("diff", "base.dot", "-", input: dot(head), in: folder)
            #expect((run.code, run.output, run.errors) == (1, lines, ""))
        }
    }

    @Test func `A slower build is a note and no difference`() throws {
        func graph(_ time: UInt64) throws -> Data {
            let figures = DependencyGraph.BuildFigures(count: 1, totalNanoseconds: time, longestNanoseconds: time)
            return try GraphDocument.encode(DependencyGraph(nodes: [Node(id: "A", builds: figures)], edges: []))
        }
        try withFolder { folder in
            try folder.write(graph(1_000_000), to: "base.json")
            let run = try judge("diff", "base.json", "-", input: graph(3_000_000), in: folder)
            let note = "note: building A took 1.0 ms on average, now 3.0 ms\n"
            #expect((run.code, run.output, run.errors) == (0, "", note))
            let patient = try judge("diff", "base.json", "-", "--slow-factor", "4", input: graph(3_000_000), in: folder)
            #expect(patient.errors.isEmpty)
        }
    }

    @Test func `Markdown draws what differs and what is next to it, and a picture is drawn on request`() throws {
        try withFolder { folder in
            try folder.write(dot("A -> B -> C -> D -> E"), to: "base.dot")
            let run = try judge(
                "diff",
                "base.dot",
                "-",
                "-f",
                "markdown",
                "-o",
                "diff.gv",
                input: dot("A -> B -> C -> D -> E -> F"),
                in: folder
            )
            let chart = run.output.components(separatedBy: "```mermaid\n").last ?? ""
            #expect(
                run.code == 1 && run.output.hasPrefix("## Dependency graph changed\n\n```diff\n+ F\n+ E → F\n```\n")
            )
            #expect(
                ["[\"D\"]", "[\"E\"]", "[\"F<br/>added\"]"].allSatisfy(chart.contains) && !chart.contains("[\"C\"]")
            )
            let picture = try folder.text(of: "diff.gv")
            #expect(picture.hasPrefix("digraph \"What differs\""))
        }
    }

    @Test func `Merging in any order gives the same bytes, and the same recording counts once`() throws {
        try withFolder { folder in
            try folder.write(GraphDocument.encode(drawn("A -> B", recordings: ["r1"])), to: "1.json")
            try folder.write(GraphDocument.encode(drawn("B -> C", recordings: ["r2"])), to: "2.json")
            let merged = try judge("merge", "1.json", "2.json", in: folder)
            #expect(merged.code == 0 && merged.errors.isEmpty)
            #expect(try judge("merge", "2.json", "1.json", "-o", "3.json", in: folder).output.isEmpty)
            #expect(try folder.text(of: "3.json") == merged.output)
            #expect(try judge("merge", "1.json", "3.json", "2.json", "1.json", in: folder).output == merged.output)
            #expect(try GraphDocument.decode(Data(merged.output.utf8)).recordings == ["r1", "r2"])
        }
    }
}
