import GraphAnalysis
import Testing

@Suite struct StronglyConnectedComponentsTests {
    @Test(arguments: 1...50) func `Two vertices share a component exactly where each reaches the other`(seed: UInt64) {
        let graph = DirectedGraph.random(vertices: 12, arcs: 18, seed: seed)
        let components = StronglyConnectedComponents(of: graph).componentOfVertex
        let reach = graph.closure
        for left in 0..<12 {
            for right in 0..<12 {
                #expect((components[left] == components[right]) == (reach[left][right] && reach[right][left]))
            }
        }
    }

    @Test(arguments: 1...50) func `An arc between components leads to the lower number`(seed: UInt64) {
        let graph = DirectedGraph.random(vertices: 20, arcs: 30, seed: seed)
        let components = StronglyConnectedComponents(of: graph)
        for arc in graph.tails.indices where !components.isCyclic(arc, of: graph) {
            #expect(components.componentOfVertex[graph.heads[arc]] < components.componentOfVertex[graph.tails[arc]])
        }
        #expect(components.sizes.reduce(0, +) == 20)
    }

    @Test func `A chain of 200,000 and a ring of 100,000 do not overflow the stack`() {
        #expect(StronglyConnectedComponents(of: .chain(200_000)).sizes.count == 200_000)
        #expect(StronglyConnectedComponents(of: .ring(100_000)).sizes == [100_000])
    }
}
