import GraphAnalysis
import Testing

extension Cycle {
    /// The cycle as a drawing, the way in before a bar.
    var drawing: String {
        let arrows: [DependencyGraph.EdgeKind: String] = [.construction: "→", .lazy: "⇢", .provider: "⤳"]
        func draw(_ edges: [Edge.Identity]) -> String {
            edges.map { "\($0.from) \(arrows[$0.kind] ?? "?") " }.joined() + (edges.last?.to ?? "")
        }
        return (wayIn.isEmpty ? "" : draw(wayIn) + " | ") + draw(edges)
    }
}

@Suite struct CycleTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let drawing: String
        let cycles: [String]
        var testDescription: String { drawing }
        init(_ drawing: String, _ cycles: String...) { (self.drawing, self.cycles) = (drawing, cycles) }
    }

    @Test(
        arguments: [
            Row("A → B → C"),
            Row("A → A", "A → A"),
            Row("A → B → C → A", "A → B → C → A"),
            Row("C → B, B → A, A → C", "A → C → B → A"),
            Row("Root[E] → X → A → B → C → A", "Root → X → A | A → B → C → A"),
            Row("Root[E] → C → A → B → C", "Root → C | A → B → C → A"),
            Row("Other → Root[E] ⇢ A → B → A", "Root ⇢ A | A → B → A"),
            Row("Z → A → B → A", "Z → A | A → B → A"),
            Row("A → B → D, A → C → D"),
            Row("A → B ⇢ A"),
            Row("A → B ⤳ A"),
            Row("A → B → A, B → C → B, C → A", "A → B → A", "B → C → B", "A → B → C → A"),
            Row("A → B → C → A, B → A", "A → B → A", "A → B → C → A"),
        ]
    ) func `Cycles of construction cover every cyclic edge, shortest first`(row: Row) {
        #expect(graph(row.drawing).cycles().found.map(\.drawing) == row.cycles)
    }

    @Test(
        arguments: [
            Row("A → B ⇢ A", "A → B ⇢ A"),
            Row("A ⇢ B ⇢ A", "A ⇢ B ⇢ A"),
            Row("A ⇢ A", "A ⇢ A"),
            Row("A → B ⤳ A"),
            Row("A → B → A"),
            Row("A → B → A, A ⇢ B"),
            Row("A → B → A, B ⇢ C → B", "B ⇢ C → B"),
            Row("A → B → C → A, C ⇢ B", "B → C ⇢ B"),
            Row("A ⇢ B → C → A, B → D → A", "A ⇢ B → C → A", "A ⇢ B → D → A"),
        ]
    ) func `Lazy cycles have a lazy edge, and none is a cycle of construction again`(row: Row) {
        let found = graph(row.drawing).cycles(following: [.construction, .lazy], through: .lazy).found
        #expect(found.map { Cycle(edges: $0.edges).drawing } == row.cycles)
    }

    @Test func `A cycle is the same however it was recorded, and its reverse is another`() {
        let first = graph("B → C → A → B").cycles().found
        let second = graph("A → B, C → A, B → C").cycles().found
        #expect(first == second)
        #expect(first.map(\.nodes) == [["A", "B", "C"]])
        #expect(graph("A → C → B → A").cycles().found.map(\.nodes) == [["A", "C", "B"]])
    }

    @Test func `A failed request is a cycle though its edges never completed`() {
        let broken = graph("Root[E]", failures: [failure(.cycle, "Root → X → B → C → A → B")])
        #expect(broken.cycles().found.map(\.drawing) == ["Root → X → B | A → B → C → A"])
    }

    @Test func `A failure and the edges that show the same cycle give it once`() {
        let broken = graph(
            "A → B → C → A",
            failures: [failure(.cycle, "A → B → C → A"), failure(.cycle, "C → A → B → C")]
        )
        #expect(broken.cycles().found.map(\.nodes) == [["A", "B", "C"]])
    }

    @Test func `A failure whose type recurs on the way is a cycle without the loops in it`() {
        let broken = graph("", failures: [failure(.cycle, "A → Tree → Tree → B → Tree → C → A")])
        #expect(broken.cycles().found.map(\.drawing) == ["A → Tree → C → A"])
    }

    @Test func `What leads to a failed cycle closes none by itself`() {
        let broken = graph("B → A, A ⇢ B", failures: [failure(.cycle, "A → B → C → B")])
        #expect(broken.cycles().found.map(\.nodes) == [["B", "C"]])
    }

    @Test func `Cyclic edges are all that lie on a cycle, of the kinds that are followed`() {
        let drawn = graph("Root → A → B → A, B ⇢ C → B, C ⤳ Root")
        #expect(drawn.cyclicEdges().map(\.from) == ["A", "B"])
        #expect(drawn.cyclicEdges(following: [.construction, .lazy]).map(\.from) == ["A", "B", "B", "C"])
    }

    @Test func `A long way in keeps the end that is near the cycle`() {
        let chain = (0..<200).map { "N\($0) → N\($0 + 1)" }.joined(separator: ", ")
        let found = graph("\(chain), N200 → Z → N200").cycles().found
        #expect(found.map(\.wayIn.count) == [Cycle.longestWayIn])
        #expect(found.first?.wayIn.last?.to == "N200")
    }
}
