import GraphAnalysis
import Testing

@Suite struct MeasuresTests {
    @Test func `The shortest way is found, and how many are as short`() {
        let diamond = graph("A → B → D, A ⇢ C → D, A → E → F → D, D ⤳ G")
        let way = diamond.shortestWay(from: "A", to: "G")
        #expect(way?.edges.map(\.from) == ["A", "B", "D"])
        #expect(way?.count == 2)
        #expect(diamond.shortestWay(from: "A", to: "G", following: [.construction]) == nil)
        #expect(diamond.shortestWay(from: "G", to: "A") == nil)
        #expect(diamond.shortestWay(from: "A", to: "A")?.count == 1)
        #expect(diamond.shortestWay(from: "A", to: "nobody") == nil)
    }

    @Test func `What is reached, and what reaches, follow the edges one way`() {
        let drawn = graph("A → B → C, D ⇢ B, E")
        #expect(drawn.reachable(from: ["B"]) == ["B", "C"])
        #expect(drawn.reaching(["B"]) == ["A", "B", "D"])
        #expect(drawn.reaching(["B"], following: [.construction]) == ["A", "B"])
        #expect(drawn.reachable(from: ["nobody"]).isEmpty)
    }

    @Test func `Fans count neighbours once, depth counts a cycle as one`() {
        let measures = graph("A → B, A ⇢ B, B → C → B, C → D, D → D, E").measures()
        #expect(measures.map(\.fanIn) == [0, 2, 1, 1, 0])
        #expect(measures.map(\.fanOut) == [1, 1, 2, 0, 0])
        #expect(measures.map(\.depth) == [2, 1, 1, 0, 0])
        #expect(measures.map(\.instability) == [1, 1.0 / 3, 2.0 / 3, 0, nil])
    }

    @Test(arguments: 1...30) func `Depths are those of trying every way, in a graph without cycles`(seed: UInt64) {
        let random = DirectedGraph.random(vertices: 9, arcs: 14, seed: seed)
        let downward = random.tails.indices.filter { random.tails[$0] < random.heads[$0] }
        let graph = DirectedGraph(
            vertexCount: 9,
            tails: downward.map { random.tails[$0] },
            heads: downward.map { random.heads[$0] }
        )
        func depth(_ vertex: Int) -> Int { graph.arcs(from: vertex).map { depth(graph.heads[$0]) + 1 }.max() ?? 0 }
        #expect(LongestChains(of: graph).depths == (0..<9).map(depth))
    }

    @Test func `The slowest chain of builds goes down by what took longest`() {
        func node(_ id: String, _ nanoseconds: UInt64) -> Node {
            Node(id: id, builds: .init(count: 1, totalNanoseconds: nanoseconds, longestNanoseconds: nanoseconds))
        }
        let nodes = [node("A", 90), node("B", 20), node("C", 70), node("D", 30), Node(id: "E")]
        let timed = DependencyGraph(nodes: nodes, edges: graph("A → B, A → C → D → A, D → E, A ⇢ D").edges)
        #expect(timed.slowestBuildChain().map(\.id) == ["A", "C", "D"])
        #expect(graph("A → B").slowestBuildChain().isEmpty)
    }
}
