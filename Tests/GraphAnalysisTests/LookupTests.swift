import GraphAnalysis
import Testing

@Suite struct LookupTests {
    @Test func `A name means its node, or else all that end in it after a dot`() {
        let drawn = graph("Net.Client, Db.Client, Net.Server, Client.Pool, Pool")
        #expect(drawn.ids(named: "Client") == ["Db.Client", "Net.Client"])
        #expect(drawn.ids(named: "Pool") == ["Pool"])
        #expect(drawn.ids(named: "Server") == ["Net.Server"])
        #expect(drawn.ids(named: "erver").isEmpty)
    }

    @Test(arguments: 1...20) func `Every node and edge is found by what identifies it, and nothing else is`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        let random = DependencyGraph.random(nodes: 20, edges: 40, using: &generator)
        #expect(random.nodes.allSatisfy { random.node($0.id) == $0 })
        #expect(random.edges.allSatisfy { random.edge($0.identity) == $0 })
        #expect(random.node("Nobody") == nil)
        #expect(random.edge(.init(from: "Nobody", to: "Nobody", kind: .lazy)) == nil)
    }
}
