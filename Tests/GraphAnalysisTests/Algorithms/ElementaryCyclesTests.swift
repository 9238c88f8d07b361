import GraphAnalysis
import Testing

@Suite struct ElementaryCyclesTests {
    /// Every cycle, by trying every way, to check other ways against.
    private func allCycles(of graph: DirectedGraph) -> [[Int]] {
        var found: [[Int]] = []
        func extend(_ arcs: [Int], from root: Int, at vertex: Int, seen: Set<Int>) {
            for arc in graph.arcs(from: vertex) {
                let head = graph.heads[arc]
                if head == root { found.append(arcs + [arc]) }
                if head > root, !seen.contains(head) {
                    extend(arcs + [arc], from: root, at: head, seen: seen.union([head]))
                }
            }
        }
        for root in 0..<graph.vertexCount { extend([], from: root, at: root, seen: [root]) }
        return found.sorted { left, right in
            left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
        }
    }

    @Test(arguments: 1...200) func `The list is that of trying every way`(seed: UInt64) {
        let graph = DirectedGraph.random(vertices: 8, arcs: 20, seed: seed)
        let listed = ElementaryCycles(of: graph, limit: .max)
        #expect(listed.cycles == allCycles(of: graph))
        #expect(listed.completeLength == nil)
    }

    @Test(arguments: 1...50) func `A list that was cut has all cycles of the length that it says`(seed: UInt64) {
        let graph = DirectedGraph.random(vertices: 9, arcs: 30, seed: seed)
        let all = allCycles(of: graph)
        let limit = max(1, all.count / 2)
        let listed = ElementaryCycles(of: graph, limit: limit)
        #expect(listed.cycles.count == min(limit, all.count))
        guard let length = listed.completeLength else { return }
        let short = all.filter { $0.count <= length }
        #expect(Array(listed.cycles.prefix(short.count)) == short)
    }

    @Test func `The complete graph of twelve, with 119,481,284 cycles, gives the short ones`() {
        let listed = ElementaryCycles(of: .complete(12), limit: 5_000)
        #expect(listed.cycles.count == 5_000)
        #expect(listed.completeLength == 4)
        #expect(listed.cycles.count { $0.count == 2 } == 66)
        #expect(listed.cycles.count { $0.count == 4 } == 2_970)
    }

    @Test func `A ring of 20,000 is one cycle`() {
        #expect(ElementaryCycles(of: .ring(20_000), limit: 10).cycles.map(\.count) == [20_000])
    }

    @Test func `Too much work ends the list, and it says that it was cut`() {
        let listed = ElementaryCycles(of: .complete(100), limit: .max, work: 1_000)
        #expect(listed.completeLength == 0)
    }
}
