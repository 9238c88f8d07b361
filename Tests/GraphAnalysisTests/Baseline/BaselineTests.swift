import Foundation
import GraphAnalysis
import Testing

@Suite struct BaselineTests {
    private let two = graph("A → B → C → A, D → E → D").findings()

    @Test func `Known findings, new ones and stale entries are told apart`() {
        let baseline = Baseline().rewritten(accepting: two)
        let now = baseline.compared(with: graph("A → B → C → A, F → F").findings())
        #expect(now.known.map(\.line) == ["error cycle A B C"])
        #expect(now.new.map(\.line) == ["error cycle F"])
        #expect(now.stale.map(\.finding.nodes) == [["D", "E"]])
    }

    @Test func `A baseline of one recording fits another of the same cycle, not its reverse`() {
        let baseline = Baseline().rewritten(accepting: graph("C → A, A → B, B → C").findings())
        #expect(baseline.compared(with: graph("", failures: [failure(.cycle, "B → C → A → B")]).findings()).new.isEmpty)
        #expect(baseline.compared(with: graph("A → C → B → A").findings()).new.count == 1)
    }

    @Test func `Reasons survive rewriting, and go with their entry`() {
        let reasoned = Baseline(
            entries: two.map { Baseline.Entry(finding: $0.identity, reason: "because of \($0.nodes[0])") }
        )
        let rewritten = reasoned.rewritten(accepting: graph("A → B → C → A, F → F").findings())
        #expect(rewritten.entries.map(\.reason) == ["because of A", nil])
    }

    @Test func `A baseline survives its document`() throws {
        let baseline = Baseline(
            entries: [.init(finding: two[0].identity, reason: "say \"hi\""), .init(finding: two[1].identity)]
        )
        #expect(try Baseline.decode(baseline.encode()) == baseline)
        #expect(try Baseline(entries: baseline.entries.reversed()).encode() == baseline.encode())
    }

    @Test func `All faults of a baseline are told at once`() {
        let text = """
            { "format": "dependency-graph", "version": 2,
              "findings": [{ "nodes": [1] }, { "code": "cycle", "nodes": [], "why": "" }] }
            """
        let error = #expect(throws: ConfigurationError.self) { try Baseline.decode(Data(text.utf8)) }
        #expect(
            error?.description == """
                1:13: expected the format 'dependency-graph-baseline'
                1:44: expected the version 1
                2:16: there is no key 'code'
                2:28: expected the id of a node, which is text
                2:66: unknown key 'why'; known are 'code', 'nodes', 'reason'
                """
        )
    }
}
