import Foundation
import Testing

@Suite struct RuleFileTests {
    @Test func `A rule file is found from the working folder up`() throws {
        try withFolder { folder in
            try folder.write(Self.rules, to: ".dependency-graph.json")
            try folder.write("", to: "a/b/c/file")
            let inner = folder.appending(path: "a/b/c")
            let run = try judge("check", "-", input: dot("\"Core.A\" -> \"UI.B\""), in: inner)
            #expect(run.code == 1 && run.output.contains("error core-without-ui: Core.A must not need UI.B"))
            #expect(run.output.contains("the core is shared"))
            #expect(try judge("check", "-", input: dot("\"Core.A\" -> \"Core.B\""), in: inner).code == 0)
        }
    }

    @Test func `A rule file that is named beats the one that is found`() throws {
        try withFolder { folder in
            try folder.write(Self.rules, to: ".dependency-graph.json")
            try folder.write("{}", to: "none.json")
            let graph = dot("\"Core.A\" -> \"UI.B\"")
            #expect(try judge("check", "-", "--config", "none.json", input: graph, in: folder).code == 0)
            #expect(try judge("check", "-", "--config", "missing.json", input: graph, in: folder).code == 2)
        }
    }

    @Test func `A source pattern that matches no node is a fault of the configuration, one without edges is none`()
        throws
    {
        try withFolder { folder in
            try folder.write(Self.rules, to: ".dependency-graph.json")
            let run = try judge("check", "-", input: dot("\"Other.A\" -> \"UI.B\""), in: folder)
            #expect(run.code == 2 && run.output.isEmpty)
            #expect(
                run.errors.contains(
                    ".dependency-graph.json:2:71: '^Core\\.' of the rule 'core-without-ui' matches no node"
                )
            )
            #expect(try judge("check", "-", input: dot("\"Core.A\""), in: folder).code == 0)
        }
    }

    @Test func `All faults are told at once, each with file, line and column`() throws {
        try withFolder { folder in
            try folder.write(
                """
                {"forbidden": [{"name": "a", "from": "(", "to": "x"}],
                 "limits": [{"name": "a", "nodes": ".", "measure": "width", "atMost": -1}]}
                """,
                to: "rules.json"
            )
            let run = try judge("check", "-", "-c", "rules.json", input: dot("A"), in: folder)
            let lines = run.errors.split(separator: "\n")
            #expect(run.code == 2 && run.output.isEmpty && lines.count == 4)
            #expect(lines.allSatisfy { $0.hasPrefix("error: rules.json:1:") || $0.hasPrefix("error: rules.json:2:") })
        }
    }

    @Test(arguments: ["", "{", "[]", "null", "{\"forbidden\": 1}", "{\"x\": 1}", "\u{FEFF}x"])
    func `What is no rule file gives exit code 2 and its name`(text: String) throws {
        try withFolder { folder in
            try folder.write(text, to: "rules.json")
            let run = try judge("check", "-", "-c", "rules.json", input: dot("A"), in: folder)
            #expect(run.code == 2 && run.output.isEmpty && run.errors.hasPrefix("error: rules.json:1:"))
        }
    }

    private static let rules = """
        {"forbidden": [
          {"name": "core-without-ui", "reason": "the core is shared", "from": "^Core\\\\.", "to": "^UI\\\\."}]}
        """
}
