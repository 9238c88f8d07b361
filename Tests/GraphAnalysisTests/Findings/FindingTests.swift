import GraphAnalysis
import Testing

@Suite struct FindingTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let drawing: String
        let findings: [String]
        var testDescription: String { drawing }
        init(_ drawing: String, _ findings: String...) { (self.drawing, self.findings) = (drawing, findings) }
    }

    @Test(
        arguments: [
            Row("A → B → C"),
            Row("A → B → C → A", "error cycle A B C"),
            Row("A → A", "error cycle A"),
            Row("A → B ⇢ A", "info lazy-cycle A B"),
            Row("A → B → A, B ⇢ C → B", "error cycle A B", "info lazy-cycle B C"),
            Row("A → B ⤳ A"),
            Row("A → B → D, A → C → D"),
            Row("Audit[S] → Mailer[T] → User[R]", "error captive Audit User"),
            Row("A[S] → B[R]", "error captive A B"),
            Row("A[S] ⇢ B → C ⇢ D[R] → E[R]", "error captive A D"),
            Row("A[S] ⤳ B[T] → C[R]"),
            Row("A[S] → B[T] ⤳ C[R]"),
            Row("A[S] → B[S] → C[R]", "error captive B C"),
            Row("A[R] → B[S], A → C[R], B → D[T]"),
            Row("A[S] → B[T] → C[R], A → D[T] → E[R], A → F[H] → C", "error captive A C", "error captive A E"),
            Row("A ⋯ B", "info unread A B"),
        ]
    ) func `Drawings give these findings, errors first`(row: Row) {
        #expect(graph(row.drawing).findings().map(\.line) == row.findings)
    }

    @Test func `A lazy read that was forced while its owner was built is an error`() {
        let forced = graph("A → B ⇢ A", failures: [failure(.cycle, "A → B → A")])
        #expect(forced.findings().map(\.line) == ["error cycle A B"])
    }

    @Test func `The way into a cycle is apart from it`() {
        let finding = graph("Root[E] → X → A → B → C → A").findings()[0]
        #expect(finding.nodes == ["A", "B", "C"])
        #expect(finding.edges.map(\.from) == ["A", "B", "C"])
        #expect(finding.wayIn.map(\.edge.from) == ["Root", "X"])
    }

    @Test func `Two recordings of one cycle give one identity, its reverse another`() {
        let left = graph("B → C, C → A, A → B", failures: [failure(.cycle, "B → C → A → B")]).findings()
        let right = graph("", failures: [failure(.cycle, "X → C → A → B → C")]).findings()
        #expect(left.map(\.identity) == right.map(\.identity))
        #expect(left.map(\.identity) != graph("A → C → B → A").findings().map(\.identity))
    }

    @Test func `What is missing has one finding, with the shortest way and the place of every request`() {
        let failures = [
            failure(.missing, "Root → A → E"), failure(.missing, "E"), failure(.missing, "Root → B → C → E"),
        ]
        let findings = graph("Root → A, Root → B → C", failures: Array(failures.dropFirst(2)) + failures.prefix(1))
            .findings()
        #expect(findings.map(\.line) == ["error missing E"])
        #expect(findings[0].edges.map(\.from) == ["Root", "A"])
        #expect(findings[0].places.map(\.description) == ["A/File.swift:2", "C/File.swift:3"])
        #expect(findings[0].facts == .failed(message: "", requests: 2))
    }

    @Test func `A cycle whose path does not come back and a failed build are not lost`() {
        let failures = [failure(.cycle, "A → B"), failure(.build, "A → C"), failure(.captive, "D")]
        let found = graph("", failures: failures).findings().map(\.line)
        #expect(found == ["error captive D", "error cycle B", "warning failed-request C"])
    }

    @Test func `A captive that failed and one that is drawn are one finding, with the way and the program's words`() {
        let failure = failure(.captive, "Root → Audit → Mailer → User", message: "too short")
        let findings = graph("Audit[S] → Mailer[T] → User[R]", failures: [failure]).findings()
        #expect(findings.map(\.line) == ["error captive Audit User"])
        #expect(findings[0].edges.map(\.from) == ["Audit", "Mailer"])
        #expect(findings[0].wayIn.map(\.edge.from) == ["Root"])
        #expect(findings[0].facts == .failed(message: "too short", requests: 1))
    }

    @Test func `Ordinary captives, slow builds, forced reads and scope conflicts are found where asked for`() {
        let slow = Node(id: "A", scope: .singleton, builds: .init(count: 1, totalNanoseconds: 9, longestNanoseconds: 9))
        let drawn = DependencyGraph(
            nodes: [slow, Node(id: "B", scope: .perRequest), Node(id: "C", conflictingScopes: [.singleton, .shared])],
            edges: [Edge(from: "A", to: "B", isForced: true)]
        )
        #expect(drawn.findings().map(\.line) == ["warning scope-conflict C", "info forced-lazy A B"])
        let options = CheckOptions(slowBuildLimit: 8, listsOrdinaryCaptives: true)
        #expect(
            drawn.findings(options).map(\.line) == [
                "warning scope-conflict C", "warning slow-build A", "info captive A B", "info forced-lazy A B",
            ]
        )
        #expect(drawn.findings(CheckOptions(slowBuildLimit: 9)) == drawn.findings())
    }

    @Test(arguments: 1...20) func `The same graph gives the same findings, however its parts are ordered`(seed: UInt64)
    {
        var generator = SeededGenerator(seed: seed)
        let drawn = DependencyGraph.random(nodes: 12, edges: 24, using: &generator)
        let shuffled = DependencyGraph(
            nodes: drawn.nodes.shuffled(),
            edges: drawn.edges.shuffled(),
            failures: drawn.failures.shuffled()
        )
        #expect(drawn.findings() == shuffled.findings())
    }

    @Test func `Severities are ordered by how much they matter`() {
        #expect(Severity.info < .warning && Severity.warning < .error)
    }
}

extension Finding {
    /// Severity, code and nodes.
    var line: String { ([severity.rawValue, code.rawValue] + nodes).joined(separator: " ") }
}
