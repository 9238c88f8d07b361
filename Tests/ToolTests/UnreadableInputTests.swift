import Foundation
import Testing

/// What cannot be read is never judged: exit code 3, the place, and what was expected.
@Suite struct UnreadableInputTests {
    @Test(arguments: [
        ("", "nothing but white space"), (" \n\t", "byte 3: nothing but white space"),
        ("{\"format\": \"dependency-graph\", \"vers", "byte"), ("hello", "byte 0: not JSON"),
        ("null", "expected an object"),
        (document(version: 2), "version: the version is 2 instead of 1. It was written by a newer version"),
        (document(format: "other"), "format: the format is 'other'"),
        (document(nodes: #"{"id": "A"}, {"id": "A"}"#), "nodes[1].id: a second node has the id 'A'"),
        (
            document(edges: #"{"from": "A", "to": "X", "kind": "lazy", "resolutions": 1}"#),
            "edges[0].to: no node has the id 'X'"
        ),
        (
            document(edges: #"{"from": "A", "to": "A", "kind": "soft", "resolutions": 1}"#),
            "edges[0].kind: expected one of"
        ),
        (
            document(edges: #"{"from": "A", "to": "A", "kind": "lazy", "resolutions": -1}"#),
            "edges[0].resolutions: -1 is no count"
        ),
        (document(edges: #"{"from": "A", "to": "A", "kind": "lazy"}"#), "there is no key 'resolutions'"),
        (String(repeating: "[", count: 100_000), "byte 513: not JSON (Too many nested"),
        (String(repeating: "{\"a\":", count: 100_000), "Too many nested"), (document() + "{}", "not JSON"),
        ("digraph { a -> b } digraph { c }", "several graphs"), ("digraph { a -> ", "syntax error in line 1"),
        ("digraph {\n a -> b\n} more", "syntax error in line 3 near 'more'"), ("// nothing", "there is no graph"),
        ("digraph {" + String(repeating: "{", count: 200_000), "memory exhausted"),
    ])
    func `Unreadable text is told with its place`(text: String, reason: String) throws {
        for verb in ["check", "cycles", "stats", "merge"] {
            let run = try judge(verb, "-", input: Data(text.utf8))
            #expect(run.code == 3 && run.output.isEmpty && run.errors.hasPrefix("error: standard input: "))
            #expect(run.errors.contains(reason) && run.errors.split(separator: "\n").count == 1)
        }
    }

    @Test(arguments: ["{\"format\": \"a", "digraph { \"a"])
    func `Bytes that are not UTF-8 are told with their offset`(start: String) throws {
        let run = try judge("check", "-", input: Data(start.utf8) + Data([0xFF, 0x22, 0x7D]))
        #expect(run.code == 3 && run.errors.contains("byte \(start.utf8.count): a byte that is not UTF-8"))
    }

    @Test func `One unreadable file of several is named, and nothing is judged or written`() throws {
        try withFolder { folder in
            try folder.write(document(), to: "good.json")
            try folder.write("broken", to: "bad.json")
            try folder.write("old", to: "out.json")
            for arguments in [
                ["check", "good.json", "bad.json"], ["merge", "good.json", "bad.json", "-o", "out.json"],
                ["why", "A", "A", "good.json", "bad.json"], ["diff", "good.json", "bad.json"],
                ["check", "good.json", "bad.json", "-b", "out.json", "--write-baseline", "-c", "good.json"],
            ] {
                let run = try ToolRun(arguments, in: folder)
                #expect(run.code == (arguments.contains("-c") ? 2 : 3) && run.output.isEmpty)
                #expect(run.errors.hasPrefix("error: "))
            }
            #expect(try folder.text(of: "out.json") == "old")
        }
    }

    @Test func `Long names and names with signs of all sorts are judged and shown on one line`() throws {
        let long = String(repeating: "n", count: 3_000)
        let names = ["List<Int>", "a&b", "say \\\"hi\\\"", "C:\\\\Name", "café 你", "bell\u{7}", long]
        let input = dot(names.map { "\"\($0)\" -> \"\($0)\";" }.joined())
        for format in ["text", "github", "markdown", "junit"] {
            let run = try judge("check", "-", "-r", format, input: input)
            #expect(run.code == 1 && !run.output.contains("\u{7}") && !run.output.contains(long))
        }
        for format in ["json", "sarif", "gitlab"] {
            let run = try judge("check", "-", "-r", format, input: input)
            #expect((try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil)
        }
    }

    @Test(arguments: ["\u{FEFF}digraph { a -> b }", "# comment\ngraph { a -- b }", "STRICT DIGRAPH { a -> b }"])
    func `DOT in any of its forms is judged`(text: String) throws {
        let run = try judge("check", "-", input: Data(text.utf8))
        #expect(run.code == 0 && run.output == "passed: no findings in 2 nodes, 1 edge\n")
    }
}

private func document(
    format: String = "dependency-graph",
    version: Int = 1,
    nodes: String = #"{"id": "A"}"#,
    edges: String = ""
) -> String {
    "{\"format\": \"\(format)\", \"version\": \(version), \"nodes\": [\(nodes)], \"edges\": [\(edges)]}"
}
