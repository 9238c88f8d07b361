import GraphAnalysis
import Testing

@Suite struct GraphDifferenceTests {
    private func difference(_ base: DependencyGraph, _ head: DependencyGraph) -> GraphDifference {
        GraphDifference(from: base, to: head, baseFindings: base.findings(), headFindings: head.findings())
    }

    @Test func `Nodes, edges, kinds, scopes and findings that differ are told`() {
        let difference = difference(graph("A[S] → B → A, A → C"), graph("A[T] → B ⇢ A, A → D"))
        #expect(difference.addedNodes == ["D"])
        #expect(difference.removedNodes == ["C"])
        #expect(difference.changedNodes.map(\.head.id) == ["A"])
        #expect(difference.addedEdges.map { "\($0.from) \($0.kind) \($0.to)" } == ["A construction D", "B lazy A"])
        #expect(
            difference.removedEdges.map { "\($0.from) \($0.kind) \($0.to)" } == [
                "A construction C", "B construction A",
            ]
        )
        #expect(difference.addedFindings.map(\.line) == ["info lazy-cycle A B"])
        #expect(difference.removedFindings.map(\.line) == ["error cycle A B"])
        #expect(!difference.isEmpty)
    }

    @Test(arguments: 1...20) func `A graph does not differ from itself, and the way back swaps the sides`(seed: UInt64)
    {
        var generator = SeededGenerator(seed: seed)
        let left = DependencyGraph.random(nodes: 8, edges: 12, using: &generator)
        let right = DependencyGraph.random(nodes: 8, edges: 12, using: &generator)
        #expect(difference(left, left).isEmpty)
        #expect(difference(left, right).addedEdges == difference(right, left).removedEdges)
        #expect(difference(left, right).addedFindings == difference(right, left).removedFindings)
    }

    @Test func `Slower builds are a note and no difference`() {
        func timed(_ count: Int, _ total: UInt64) -> DependencyGraph {
            DependencyGraph(
                nodes: [Node(id: "A", builds: .init(count: count, totalNanoseconds: total, longestNanoseconds: total))],
                edges: []
            )
        }
        let difference = difference(timed(2, 20), timed(1, 21))
        #expect(difference.isEmpty)
        #expect(difference.slowerBuilds.map { [$0.base, $0.head] } == [[10, 21]])
        #expect(self.difference(timed(1, 10), timed(1, 20)).slowerBuilds.isEmpty)
    }

    @Test func `A difference is said in lines, and notes are apart`() {
        let figures = DependencyGraph.BuildFigures(count: 1, totalNanoseconds: 12_345_678, longestNanoseconds: 1)
        let base = DependencyGraph(
            nodes: [
                Node(id: "A", scope: .singleton, builds: .init(count: 1, totalNanoseconds: 90)),
                Node(id: "B", implementation: "Old"),
            ],
            edges: graph("A → B, A → C").edges
        )
        let head = DependencyGraph(
            nodes: [Node(id: "A", scope: .shared, builds: figures), Node(id: "B", implementation: "New")],
            edges: graph("A → B ⇢ A, D ⤳ B").edges
        )
        #expect(
            difference(base, head).lines == [
                "- C", "+ D", "~ A: singleton, now shared", "~ B: Old, now New", "- A → C", "+ B ⇢ A", "+ D ⤳ B",
                "+ info lazy-cycle: A and B keep each other alive",
            ]
        )
        #expect(difference(base, head).notes == ["building A took 90 ns on average, now 12.3 ms"])
        #expect(difference(base, base).lines.isEmpty)
    }
}
