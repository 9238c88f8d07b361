import Foundation
import GraphAnalysis
import Testing

@Suite struct ReportFileTests {
    @Test func `Several reports come from one run, and the text beside them`() throws {
        try withFolder { folder in
            let run = try judge(
                "check",
                "-",
                "-r",
                "sarif=a.sarif",
                "-r",
                "junit=b.xml",
                "-r",
                "gitlab=c.json",
                "-r",
                "markdown=d.md",
                input: dot("A -> A"),
                in: folder
            )
            #expect(run.code == 1 && run.output.hasPrefix("failed: 1 error"))
            let starts = [
                ("a.sarif", "{\n  \"$schema\""), ("b.xml", "<?xml"), ("c.json", "["), ("d.md", "## Dependency"),
            ]
            for (name, start) in starts { #expect(try folder.text(of: name).hasPrefix(start)) }
        }
    }

    @Test func `A report on standard output stands in place of the text`() throws {
        #expect(try judge("check", "-", "-r", "json", input: dot("A -> A")).output.hasPrefix("{"))
        #expect(try judge("check", "-", "-r", "gitlab", input: dot("A")).output == "[\n\n]\n")
        #expect(try judge("check", "-", "-r", "github", input: dot("A -> A")).output.hasPrefix("::error title=cycle::"))
    }

    @Test func `A report that cannot be written gives exit code 4, and the others are there`() throws {
        try withFolder { folder in
            let run = try judge(
                "check",
                "-",
                "-r",
                "json=no/a.json",
                "-r",
                "junit=b.xml",
                input: dot("A"),
                in: folder
            )
            #expect(run.code == 4 && run.output.hasPrefix("passed") && run.errors.hasPrefix("error: no/a.json"))
            #expect(try folder.text(of: "b.xml").hasPrefix("<?xml"))
        }
    }

    @Test(arguments: [
        ["-r", "xml"], ["-r", "json", "-r", "sarif"], ["-r", "json="], ["-r", "json=a", "-r", "sarif=a"],
        ["--source-root", "missing"], ["--write-baseline"], ["-o", "-"], ["--fail-on", "never"], ["--slow-build", "0"],
        ["-"], ["--baseline", "missing.json"],
    ])
    func `A wrong command line gives exit code 2 and one message`(arguments: [String]) throws {
        let run = try ToolRun(["check", "-"] + arguments, input: dot("A"))
        #expect(run.code == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: ") && run.errors.split(separator: "\n").count == 1)
    }

    @Test func `Places are named by the one file that fits, or not at all`() throws {
        try withFolder { folder in
            try folder.write("", to: "Sources/A/Deep/File.swift")
            try folder.write("", to: "Sources/B/File.swift")
            try folder.write("", to: "Old/B/File.swift")
            try folder.write("", to: ".build/checkouts/A/File.swift")
            try folder.write("", to: "Elsewhere/File.swift")
            let input = try GraphDocument.encode(drawn("A -> A, B -> B, C -> C"))
            let run = try judge("check", "-", "-r", "github", input: input, in: folder)
            let lines = run.output.split(separator: "\n")
            #expect(lines[0].hasPrefix("::error file=Sources/A/Deep/File.swift,line=1,title=cycle::A needs itself"))
            #expect(lines[1].hasPrefix("::error title=cycle::B") && lines[2].hasPrefix("::error title=cycle::C"))
            let rooted = try judge("check", "-", "-r", "github", "--source-root", "Sources", input: input, in: folder)
            #expect(rooted.output.contains("::error file=Sources/B/File.swift,line=2,"))
        }
    }

    @Test func `Paths start at the top of the repository, wherever the tool runs`() throws {
        try withFolder { folder in
            try folder.write("", to: ".git/HEAD")
            try folder.write("", to: "server/Sources/my-module/File.swift")
            let graph = DependencyGraph(
                nodes: [],
                edges: [Edge(from: "A", to: "A", places: [.init(file: "my_module/File.swift", line: 7)])]
            )
            let run = try judge(
                "check",
                "-",
                "-r",
                "github",
                input: GraphDocument.encode(graph),
                in: folder.appending(path: "server")
            )
            #expect(run.output.hasPrefix("::error file=server/Sources/my-module/File.swift,line=7,"))
        }
    }

    @Test func `In GitHub's runner annotations and the summary come by themselves`() throws {
        try withFolder { folder in
            try folder.write("before\n", to: "summary.md")
            let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
            let run = try judge("check", "-", input: dot("A -> A"), environment: environment, in: folder)
            #expect(run.code == 1 && run.output.hasPrefix("failed: 1 error"))
            #expect(run.output.contains("\n::error title=cycle::A needs itself to be built"))
            #expect(try folder.text(of: "summary.md").hasPrefix("before\n## Dependency graph failed: 1 error"))
            let json = try judge("check", "-", "-r", "json", input: dot("A -> A"), environment: environment, in: folder)
            #expect(json.output.hasSuffix("}\n") && json.errors.hasPrefix("::error title=cycle::"))
            let asked = try judge(
                "check",
                "-",
                "-r",
                "github",
                input: dot("A -> A"),
                environment: environment,
                in: folder
            )
            #expect(asked.output.components(separatedBy: "::error").count == 2)
        }
    }

    @Test func `A summary that would be dropped is left as it is, and that is no failure`() throws {
        try withFolder { folder in
            let full = String(repeating: "x", count: (1 << 20) - 10)
            try folder.write(full, to: "summary.md")
            let environment = ["GITHUB_STEP_SUMMARY": "summary.md"]
            let run = try judge("check", "-", input: dot("A"), environment: environment, in: folder)
            #expect(run.code == 0 && run.errors.hasPrefix("note: summary.md would grow beyond 1048576 bytes"))
            #expect(try folder.text(of: "summary.md") == full)
        }
    }

    @Test func `A picture stands beside the verdict and never changes it`() throws {
        try withFolder { folder in
            let failed = try judge("check", "-", "-o", "graph.svg", input: dot("A -> A"), in: folder)
            #expect(failed.code == 1 && failed.output.hasPrefix("failed: 1 error"))
            #expect(try folder.text(of: "graph.svg").hasSuffix("</svg>\n"))
            #expect(try judge("check", "-", "--picture", "graph.gv", input: dot("A"), in: folder).code == 0)
            #expect(try folder.text(of: "graph.gv").hasPrefix("digraph"))
            let full = try judge("check", "-", "-o", "/dev/full", input: dot("A -> A"))
            #expect(
                full.code == 4 && full.output.hasPrefix("failed: 1 error") && full.errors.hasPrefix("error: /dev/full")
            )
        }
    }

    @Test func `A full device for the verdict gives exit code 4`() throws {
        #expect(try judge("check", "-", input: dot("A"), outputTo: "/dev/full").code == 4)
    }
}
