import Foundation
import Testing

@Suite struct BadInputTests {
    @Test(arguments: [
        ("not a graph", "JSON"), ("", "white space"), (#"{"format": "dependency-graph", "vers"#, "byte"),
        (#"{"format": "other", "version": 1}"#, "format"), (#"{"format": "dependency-graph", "version": 99}"#, "newer"),
        ("digraph { a -> ", "syntax error"), ("digraph { a } digraph { b }", "several graphs"),
    ])
    func `What is no graph gives exit code 3 and one message`(text: String, reason: String) throws {
        let run = try ToolRun("render", "-", input: Data(text.utf8))
        #expect(run.code == 3 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: standard input: ") && run.errors.contains(reason))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test(arguments: ["missing.json", ".", "missing/graph.json"])
    func `A file that cannot be read gives exit code 3 and its name`(name: String) throws {
        try withRecording { folder in
            let run = try ToolRun("render", name, in: folder)
            #expect(run.code == 3 && run.errors.hasPrefix("error: \(name): "))
        }
    }

    @Test(arguments: [
        [], ["rendr"], ["render"], ["render", "a", "b", "--watch", "-o", "c"], ["render", "a", "--formt", "svg"],
        ["render", "a", "-x"],
        ["render", "a", "--format", "gif"], ["render", "a", "--direction", "XY"], ["render", "a", "-o"],
        ["render", "a", "--time-limit", "-1"], ["render", "a", "--time-limit", "soon"], ["--completions", "tcsh"],
    ])
    func `A wrong command line gives exit code 2 and one message`(arguments: [String]) throws {
        let run = try ToolRun(arguments)
        #expect(run.code == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: ") && run.errors.split(separator: "\n").count == 1)
    }

    @Test func `A misspelt verb, option or value is answered with the nearest name`() throws {
        #expect(try ToolRun("rendr").errors.contains("Did you mean 'render'?"))
        #expect(
            try ToolRun("render", "a", "--formta=svg").errors.contains("no option --formta. Did you mean '--format'?")
        )
        #expect(try ToolRun("render", "a", "--format", "sgv").errors.contains("Did you mean 'svg'?"))
        #expect(!(try ToolRun("xyzzy").errors.contains("Did you mean")))
    }

    @Test(arguments: ["missing/graph.svg", "/dev/full", "folder"])
    func `An output that cannot be written gives exit code 4 and its name`(name: String) throws {
        try withRecording { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "folder"),
                withIntermediateDirectories: true
            )
            let run = try ToolRun("render", "graph.json", "-o", name, in: folder)
            #expect(run.code == 4 && run.errors.hasPrefix("error: \(name)"))
        }
    }

    @Test func `Standard output on a full device gives exit code 4`() throws {
        #expect(try ToolRun("render", "-", input: recording, outputTo: "/dev/full").code == 4)
        #expect(try ToolRun("--help", outputTo: "/dev/full").code == 4)
    }

    @Test func `A failed run leaves an existing output as it was`() throws {
        try withRecording { folder in
            let file = folder.appending(path: "graph.svg")
            try Data("old".utf8).write(to: file)
            try Data("broken".utf8).write(to: folder.appending(path: "broken.json"))
            #expect(try ToolRun("render", "broken.json", "-o", "graph.svg", in: folder).code == 3)
            let plugins = ["DEPENDENCY_GRAPH_PLUGINS": "/nowhere"]
            let run = try ToolRun("render", "graph.json", "-o", "graph.svg", environment: plugins, in: folder)
            #expect(run.code == 4 && run.errors.contains("libgraphviz-dev"))
            #expect(try Data(contentsOf: file) == Data("old".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
        }
    }

    @Test func `Names with control characters cannot steer the terminal`() throws {
        let run = try ToolRun("render", "a\u{1B}[31m.json")
        #expect(run.code == 3 && !run.errors.contains("\u{1B}"))
    }
}
