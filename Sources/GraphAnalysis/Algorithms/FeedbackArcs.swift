/// Arcs without which a graph has no cycle: the fewest where components are small, few where they are not.
package struct FeedbackArcs: Sendable {
    /// The arcs to cut, in order.
    package let arcs: [Int]

    /// Whether no smaller set would do; false where a component was too large to try all orders.
    package let isFewest: Bool

    /// Up to this many vertices a component is solved exactly.
    package static let exactSize = 14

    /// Chooses the arcs, component by component: those that lead back in the best order of its vertices.
    ///
    /// - Complexity: O(vertices + arcs).
    package init(of graph: DirectedGraph) {
        let components = StronglyConnectedComponents(of: graph)
        var members = [[Int]](repeating: [], count: components.sizes.count)
        for (vertex, component) in components.componentOfVertex.enumerated() { members[component].append(vertex) }
        var position = [Int](repeating: 0, count: graph.vertexCount)
        for component in members where component.count > 1 {
            for (local, vertex) in component.enumerated() { position[vertex] = local }
            let arcs = component.flatMap { graph.arcs(from: $0) }.filter { components.isCyclic($0, of: graph) }
            let induced = DirectedGraph(
                vertexCount: component.count,
                tails: arcs.map { position[graph.tails[$0]] },
                heads: arcs.map { position[graph.heads[$0]] }
            )
            let order = component.count <= Self.exactSize ? induced.bestOrder : induced.goodOrder
            for (place, local) in order.enumerated() { position[component[local]] = place }
        }
        arcs = graph.tails.indices.filter {
            components.isCyclic($0, of: graph) && position[graph.heads[$0]] <= position[graph.tails[$0]]
        }
        isFewest = components.sizes.allSatisfy { $0 <= Self.exactSize }
    }
}

extension DirectedGraph {
    /// An order of the vertices in which the fewest arcs lead back, found by trying each set of first vertices.
    ///
    /// - Complexity: O(2^vertices × vertices), so for a handful of vertices only.
    fileprivate var bestOrder: [Int] {
        // The heads of each vertex as a set of bits; parallel arcs fill further sets.
        var headSets = [[Int]](repeating: [], count: vertexCount)
        for (tail, head) in zip(tails, heads) where tail != head {
            if let free = headSets[tail].firstIndex(where: { $0 & (1 << head) == 0 }) {
                headSets[tail][free] |= 1 << head
            } else {
                headSets[tail].append(1 << head)
            }
        }
        var fewest = [Int](repeating: .max, count: 1 << vertexCount)
        var last = [Int](repeating: 0, count: 1 << vertexCount)
        fewest[0] = 0
        for set in 1..<(1 << vertexCount) {
            for vertex in 0..<vertexCount where set & (1 << vertex) != 0 {
                let before = set & ~(1 << vertex)
                let back = headSets[vertex].reduce(fewest[before]) { $0 + ($1 & before).nonzeroBitCount }
                if back < fewest[set] { (fewest[set], last[set]) = (back, vertex) }
            }
        }
        var order: [Int] = []
        var set = (1 << vertexCount) - 1
        while set != 0 {
            order.append(last[set])
            set &= ~(1 << last[set])
        }
        return order.reversed()
    }

    /// An order of the vertices in which few arcs lead back: at most half of them less a sixth of the vertices.
    ///
    /// Source: P. Eades, X. Lin and W. Smyth, "A fast and effective heuristic for the feedback arc set problem", 1993.
    ///
    /// - Complexity: O(vertices + arcs).
    fileprivate var goodOrder: [Int] {
        var greedy = GreedyOrder(of: self)
        return greedy.run()
    }
}
