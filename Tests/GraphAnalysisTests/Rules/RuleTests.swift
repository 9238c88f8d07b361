import Foundation
import GraphAnalysis
import Testing

@Suite struct RuleTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let rules: String
        let drawing: String
        let findings: [String]
        var testDescription: String { "\(rules) on \(drawing)" }
        init(_ rules: String, _ drawing: String, _ findings: String...) {
            (self.rules, self.drawing, self.findings) = (rules, drawing, findings)
        }
    }

    private static let gate = #""forbidden": [{"name": "r", "from": "^A", "to": "^D", "onlyThrough": "^C"}]"#
    private static let bar = #""forbidden": [{"name": "r", "from": "^A", "to": "^D", "notThrough": "^B"}]"#
    private static let alone =
        #""allowed": [{"name": "r", "from": "^M", "to": "^M"}, {"name": "s", "from": "^M1", "to": "^X"}]"#
    private static let layers = #""layers": [{"name": "r", "severity": "warning", "layers": ["^U", "^D", "^S"]}]"#

    @Test(
        arguments: [
            Row(
                #""forbidden": [{"name": "r", "from": "^A", "to": "^B"}]"#,
                "A → B, A1 ⇢ B, C → B",
                "error r A B",
                "error r A1 B"
            ),
            Row(
                #""forbidden": [{"name": "r", "from": "^A", "to": "B", "kinds": ["lazy"]}]"#,
                "A → B, A1 ⇢ B",
                "error r A1 B"
            ),
            Row(#""forbidden": [{"name": "r", "from": "^A", "to": "^B"}]"#, "A → C"),
            Row(gate, "A → C → D"),
            Row(gate, "A → B → D, A → C → D", "error r A D"),
            Row(gate, "A → D", "error r A D"),
            Row(gate, "A → D → D1", "error r A D"),
            Row(bar, "A → C → D"),
            Row(bar, "A → X → B → Y → D, A → D", "error r A B D"),
            Row(alone, "M1 → M2, M1 → X, M2 → X, X → Y", "error r M2 X"),
            Row(layers, "U → D → S, U → S, Other → U, D → Other"),
            Row(layers, "U → D, S ⇢ U, S → D", "warning r S D", "warning r S U"),
            Row(
                #""limits": [{"name": "r", "nodes": "^A", "measure": "fanOut", "atMost": 1}]"#,
                "A → B, A → C, B → C",
                "error r A"
            ),
            Row(#""limits": [{"name": "r", "nodes": ".", "measure": "depth", "atMost": 1}]"#, "A → B → C", "error r A"),
            Row(
                #""limits": [{"name": "r", "nodes": ".", "measure": "fanIn", "atMost": 1}]"#,
                "A → C, B → C",
                "error r C"
            ),
        ]
    ) func `Rules are broken by these drawings`(row: Row) throws {
        let rules = try RuleSet.decode(Data("{\(row.rules)}".utf8))
        #expect(try graph(row.drawing).findings(breaking: rules).map(\.line) == row.findings)
    }

    @Test func `A source pattern that matches no node is a fault, with its place, unless it may`() throws {
        let text = """
            { "forbidden": [
                { "name": "one", "from": "^Gone", "to": "B" },
                { "name": "two", "from": "^Gone", "to": "B", "mayMatchNothing": true },
                { "name": "three", "from": "^A", "to": "^Gone" }],
              "layers": [{ "name": "four", "layers": ["A", "Lost"] }] }
            """
        let rules = try RuleSet.decode(Data(text.utf8))
        let error = #expect(throws: ConfigurationError.self) { try graph("A → B").findings(breaking: rules) }
        #expect(
            error?.description == """
                2:30: '^Gone' of the rule 'one' matches no node; correct it, or say "mayMatchNothing": true
                5:48: 'Lost' of the rule 'four' matches no node; correct it, or say "mayMatchNothing": true
                """
        )
    }

    @Test func `A broken rule is said with its reason, the way and the places`() throws {
        let text =
            #"{"forbidden": [{"name": "r", "reason": "The core is alone.", "from": "A", "to": "D", "notThrough": "B"}]}"#
        let finding = try graph("A → B → D").findings(breaking: RuleSet.decode(Data(text.utf8)))[0]
        #expect(finding.title == "A must not reach D through B")
        #expect(finding.details == ["A", "→ B", "→ D"])
        #expect(finding.remedy == "The core is alone.")
    }

    @Test func `All faults of a rule file are told at once, by line and column`() {
        let text = """
            {
              "forbiden": [],
              "forbidden": [
                { "name": "cycle", "from": "(", "to": "B", "kinds": ["weak"] },
                { "from": "A", "severity": "fatal", "colour": 1 }
              ],
              "layers": [{ "name": "l", "layers": "A" }],
              "limits": [{ "name": "l", "nodes": "é", "measure": "width", "atMost": -1 }, 7]
            }
            """
        let error = #expect(throws: ConfigurationError.self) { try RuleSet.decode(Data(text.utf8)) }
        let lines = error?.faults.map { "\($0.position) \($0.message.prefix(24))" }
        #expect(
            lines == [
                "2:3 unknown key 'forbiden'; ", "4:15 the name 'cycle' is take", "4:32 '(' is no regular expres",
                "4:58 expected one of 'constru", "5:5 a rule needs a name", "5:5 there is no key 'to', wh",
                "5:32 expected one of 'info', ", "5:41 unknown key 'colour'; kn", "7:39 expected a list",
                "8:24 the name 'l' is taken", "8:54 expected one of 'depth',", "8:73 expected a whole number ",
                "8:79 expected an object",
            ]
        )
    }

    @Test func `A rule file that is not JSON is refused with the place`() {
        let error = #expect(throws: ConfigurationError.self) {
            try RuleSet.decode(Data("{\n  \"limits\": [,]\n}".utf8))
        }
        #expect(error?.description == "2:14: not JSON (Invalid value)")
    }

    @Test func `A rule file is read as it is written`() throws {
        let text = """
            {"forbidden": [
                {"name": "f", "severity": "info", "reason": "so", "from": "A", "to": "B", "kinds": ["lazy"], "onlyThrough": "C"},
                {"name": "g", "from": "A", "to": "B", "notThrough": "C"}],
             "allowed": [{"name": "a", "from": "A", "to": "B", "mayMatchNothing": true}],
             "layers": [{"name": "l", "layers": ["A", "B"]}],
             "limits": [{"name": "m", "nodes": "A", "measure": "fanIn", "atMost": 7}]}
            """
        let rules = try RuleSet.decode(Data(text.utf8))
        #expect(rules.names == ["f", "g", "a", "l", "m"])
        #expect(rules.forbidden.map(\.head.severity) == [.info, .error])
        #expect(rules.forbidden.map(\.head.reason) == ["so", nil])
        #expect(rules.forbidden.map(\.kinds) == [[.lazy], [.construction, .lazy, .provider]])
        #expect(rules.forbidden.map(\.from.position.description) == ["2:63", "3:27"])
        #expect(rules.allowed[0].head.mayMatchNothing)
        #expect(rules.layers[0].layers.map(\.text) == ["A", "B"])
        #expect(rules.limits[0].atMost == 7)
        #expect(rules.limits[0].measure == .fanIn)
        #expect(try RuleSet.decode(Data("{}".utf8)) == RuleSet())
    }

    @Test(
        arguments: [
            (#"{"limits": 7}"#, "1:12: expected a list"),
            (#"[{"a": 1}]"#, "1:1: expected an object"),
            (#"{"say \"é\"": 1, "x": 2}"#, "1:1: unknown key 'say \"é\"'"),
            ("{\n\t\"é\": [\"}\", \"\\\\\"],\"limits\": null}", "2:2: unknown key 'é'"),
            ("{\"layers\": [{\"name\": \"l\",\r\n \"layers\": [\"A\"]}]}", "2:12: 'layers' takes two or more patterns"),
            (
                #"{"forbidden": [{"name": "f", "from": "A", "to": "B", "onlyThrough": "A", "notThrough": "B"}]}"#,
                "1:88: a rule has either"
            ),
            (
                #"{"limits": [{"name": "f", "nodes": "A", "measure": "depth", "atMost": 1.5}]}"#,
                "1:71: expected a whole number"
            ),
            (#"{"limits": [{"name": "f", "nodes": "A", "measure": "depth"}]}"#, "1:13: expected a whole number"),
            (#"{"limits": [{"name": "f", "nodes": 1, "measure": "depth", "atMost": 1}]}"#, "1:36: expected a pattern"),
            (
                #"{"allowed": [{"name": 1, "from": "A", "to": "A", "mayMatchNothing": "no"}]}"#,
                "1:23: a rule needs a name"
            ),
        ]
    ) func `The place of a fault is the place in the text`(text: String, fault: String) {
        let error = #expect(throws: ConfigurationError.self) { try RuleSet.decode(Data(text.utf8)) }
        #expect(error?.description.hasPrefix(fault) == true, "\(error?.description ?? "-")")
    }
}
