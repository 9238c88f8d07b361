import Foundation
import GraphAnalysis
import Testing

/// Every form of output that is text, as it was read and found good.
@Suite struct GoldenReportTests {
    @Test(arguments: ReportFormat.allCases)
    func `Each report is as it was recorded`(format: ReportFormat) throws {
        try withFolder { folder in
            try folder.write(Self.rules, to: ".dependency-graph.json")
            try folder.write(Self.baseline, to: "known.json")
            for name in ["Checkout", "Prices"] { try folder.write("", to: "Sources/Shop/\(name).swift") }
            let run = try judge(
                "check",
                "-",
                "-b",
                "known.json",
                "--slow-build",
                "50",
                "-r",
                format.rawValue,
                input: GraphDocument.encode(shop()),
                in: folder
            )
            #expect(run.code == 1 && run.errors.isEmpty)
            try expectGolden(run.output, "check.\(format.rawValue)")
        }
    }

    @Test(arguments: [
        ("cycles.txt", ["cycles"]),
        ("cycles-all.txt", ["cycles", "--all", "--kind", "construction", "--kind", "lazy"]),
        ("stats.txt", ["stats", "--top", "5"]), ("stats.json", ["stats", "-f", "json"]),
        ("why.txt", ["why", "Server", "Rebates"]), ("merge.json", ["merge"]),
    ])
    func `Each answer is as it was recorded`(name: String, arguments: [String]) throws {
        let run = try ToolRun(arguments + ["-"], input: GraphDocument.encode(shop()))
        #expect(run.code < 2 && run.errors.isEmpty)
        try expectGolden(run.output, name)
    }

    @Test(arguments: ["text", "markdown"])
    func `Each difference is as it was recorded`(format: String) throws {
        try withFolder { folder in
            let base = shop()
            let head = DependencyGraph(
                nodes: base.nodes.filter { $0.id != "Shop.Session" } + [Node(id: "Shop.Session", scope: .singleton)],
                edges: base.edges.filter { $0.from != "Shop.Rebates" } + [Edge(from: "Shop.Rebates", to: "Shop.`New`")],
                recordings: ["r3"]
            )
            try folder.write(GraphDocument.encode(base), to: "base.json")
            try folder.write(GraphDocument.encode(head), to: "head.json")
            let run = try judge("diff", "--format", format, "base.json", "head.json", in: folder)
            #expect(run.code == 1 && run.errors.isEmpty)
            try expectGolden(run.output, "diff.\(format)")
        }
    }

    private static let rules = """
        {"forbidden": [{"name": "no-rebates", "severity": "warning", "reason": "see <the plan>",
          "from": "Prices$", "to": "Rebates$"}],
         "limits": [{"name": "not-too-many", "severity": "info", "nodes": "^Shop", "measure": "fanOut", "atMost": 2}]}
        """

    private static let baseline = """
        {"format": "dependency-graph-baseline", "version": 1, "findings": [
          {"code": "missing", "nodes": ["Shop.Mailer"], "reason": "comes with the new server"},
          {"code": "cycle", "nodes": ["Shop.Gone"]}]}
        """
}
