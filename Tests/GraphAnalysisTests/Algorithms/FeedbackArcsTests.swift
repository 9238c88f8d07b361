import GraphAnalysis
import Testing

@Suite struct FeedbackArcsTests {
    private func isAcyclic(_ graph: DirectedGraph, without arcs: Set<Int>) -> Bool {
        let kept = graph.tails.indices.filter { !arcs.contains($0) }
        let rest = DirectedGraph(
            vertexCount: graph.vertexCount,
            tails: kept.map { graph.tails[$0] },
            heads: kept.map { graph.heads[$0] }
        )
        let components = StronglyConnectedComponents(of: rest)
        return !rest.tails.indices.contains { components.isCyclic($0, of: rest) }
    }

    @Test(arguments: 1...30) func `A small graph is cut by the fewest arcs`(seed: UInt64) {
        let graph = DirectedGraph.random(vertices: 6, arcs: 10, seed: seed)
        let cut = FeedbackArcs(of: graph)
        let fewest = (0..<(1 << 10)).filter { mask in
            isAcyclic(graph, without: Set((0..<10).filter { mask & (1 << $0) != 0 }))
        }.map(\.nonzeroBitCount).min()
        #expect(isAcyclic(graph, without: Set(cut.arcs)))
        #expect(cut.arcs.count == fewest)
        #expect(cut.isFewest)
    }

    @Test(arguments: 1...30) func `A large graph is cut by at most half of its arcs, and that is said`(seed: UInt64) {
        let graph = DirectedGraph.random(vertices: 100, arcs: 300, seed: seed)
        let cut = FeedbackArcs(of: graph)
        #expect(isAcyclic(graph, without: Set(cut.arcs)))
        #expect(!cut.isFewest)
        #expect(cut.arcs.count < 150)
    }

    @Test func `A ring of 100,000 is cut once, and a chain not at all`() {
        #expect(FeedbackArcs(of: .ring(100_000)).arcs.count == 1)
        #expect(FeedbackArcs(of: .chain(1_000)).arcs.isEmpty)
    }
}
