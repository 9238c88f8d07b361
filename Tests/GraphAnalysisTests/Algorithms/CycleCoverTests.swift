import GraphAnalysis
import Testing

@Suite struct CycleCoverTests {
    private func cover(_ graph: DirectedGraph, work: Int = .max) -> CycleCover {
        CycleCover(of: graph, covered: graph.tails.map { _ in false }, work: work)
    }

    @Test(arguments: 1...50) func `Each cycle closes without a repeated vertex, and every cyclic arc is on one`(
        seed: UInt64
    ) {
        let graph = DirectedGraph.random(vertices: 15, arcs: 30, seed: seed)
        let components = StronglyConnectedComponents(of: graph)
        let found = cover(graph)
        for cycle in found.cycles {
            let tails = cycle.map { graph.tails[$0] }
            #expect(Array(tails.dropFirst() + tails.prefix(1)) == cycle.map { graph.heads[$0] })
            #expect(Set(tails).count == tails.count)
        }
        #expect(Set(found.cycles.joined()) == Set(graph.tails.indices.filter { components.isCyclic($0, of: graph) }))
        #expect(found.uncoveredCount == 0)
    }

    @Test func `A bound leaves arcs uncovered, says how many, and still gives each component a cycle`() {
        let twice = DirectedGraph(
            8,
            [0, 4].flatMap { base in (0..<4).flatMap { i in (0..<4).filter { $0 != i }.map { (base + i, base + $0) } } }
        )
        let found = cover(twice, work: 0)
        #expect(found.cycles.map { Set($0.map { twice.tails[$0] }) } == [[0, 1], [4, 5]])
        #expect(found.uncoveredCount == 20)
    }

    @Test func `A ring of 100,000 is one cycle`() {
        #expect(cover(.ring(100_000)).cycles.map(\.count) == [100_000])
    }
}
