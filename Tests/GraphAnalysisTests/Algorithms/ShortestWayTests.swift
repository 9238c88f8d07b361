import GraphAnalysis
import Testing

@Suite struct ShortestWayTests {
    @Test(arguments: 1...50)
    func `A way exists where the closure says so, hangs together and is as short as the forest says`(seed: UInt64) {
        let graph = DirectedGraph.random(vertices: 12, arcs: 20, seed: seed)
        let reach = graph.closure
        var search = BreadthFirstSearch(in: graph)
        for source in 0..<12 {
            let forest = ShortestWayForest(in: graph, from: [source])
            for target in 0..<12 {
                let way = search.shortestWay(from: source, to: target)
                #expect((way != nil) == reach[source][target])
                #expect(way?.count == forest.distances[target])
                guard let way else { continue }
                #expect([source] + way.map { graph.heads[$0] } == way.map { graph.tails[$0] } + [target])
            }
        }
    }

    @Test func `The forest answers for the nearest source, and cuts long ways at the far end`() {
        let forest = ShortestWayForest(in: .chain(10), from: [0, 4])
        #expect(forest.distances == [0, 1, 2, 3, 0, 1, 2, 3, 4, 5])
        #expect(forest.way(to: 7) == [4, 5, 6])
        #expect(forest.way(to: 9, limit: 2) == [7, 8])
    }

    @Test func `A way leads only through what is usable`() {
        var search = BreadthFirstSearch(in: DirectedGraph(4, [(0, 1), (1, 3), (0, 2), (2, 3)]))
        #expect(search.shortestWay(from: 0, to: 3) == [0, 1])
        #expect(search.shortestWay(from: 0, to: 3) { $0 != 1 } == [2, 3])
        #expect(search.shortestWay(from: 3, to: 0) == nil)
    }
}
