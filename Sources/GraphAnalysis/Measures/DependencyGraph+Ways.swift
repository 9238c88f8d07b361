extension DependencyGraph {
    /// A shortest chain of edges from one node to another.
    public struct Way: Sendable, Hashable {
        /// The edges, in order; empty where both ends are one node.
        public let edges: [Edge.Identity]

        /// How many chains of this length there are, this one included; the largest number where there are more.
        public let count: Int
    }

    /// The shortest chain from one node to another; of several, the one whose names come first. Nil where there is none.
    ///
    /// - Complexity: O(n) in the size of the graph.
    public func shortestWay(
        from source: Node.ID,
        to target: Node.ID,
        following kinds: Set<EdgeKind> = Set(EdgeKind.allCases)
    ) -> Way? {
        let index = GraphIndex(self)
        guard let start = index.number(of: source), let end = index.number(of: target) else { return nil }
        let subgraph = index.following(kinds)
        let forest = ShortestWayForest(in: subgraph.directed, from: [start])
        guard forest.distances[end] != nil else { return nil }
        return Way(
            edges: forest.way(to: end).map { index.edge(subgraph.arcs[$0]) },
            count: forest.countOfWays(to: end)
        )
    }

    /// Everything that some nodes need, directly or not, themselves included; sorted.
    ///
    /// - Complexity: O(n) in the size of the graph.
    public func reachable(from ids: [Node.ID], following kinds: Set<EdgeKind> = Set(EdgeKind.allCases)) -> [Node.ID] {
        reached(from: ids, following: kinds) { $0 }
    }

    /// Everything that needs one of some nodes, directly or not, themselves included; sorted.
    ///
    /// - Complexity: O(n) in the size of the graph.
    public func reaching(_ ids: [Node.ID], following kinds: Set<EdgeKind> = Set(EdgeKind.allCases)) -> [Node.ID] {
        reached(from: ids, following: kinds) { $0.reversed }
    }

    private func reached(
        from ids: [Node.ID],
        following kinds: Set<EdgeKind>,
        in direction: (DirectedGraph) -> DirectedGraph
    ) -> [Node.ID] {
        let index = GraphIndex(self)
        let directed = direction(index.following(kinds).directed)
        let forest = ShortestWayForest(in: directed, from: ids.compactMap(index.number))
        return index.ids.indices.filter { forest.distances[$0] != nil }.map { index.ids[$0] }
    }
}
