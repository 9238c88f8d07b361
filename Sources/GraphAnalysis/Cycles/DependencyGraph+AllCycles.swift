/// Cycles that meet no node twice, as many as were asked for.
public struct ElementaryCycleList: Sendable, Hashable {
    /// The cycles, shortest first.
    public let found: [Cycle]

    /// All cycles of up to this length are listed; nil where the list is complete.
    public let completeLength: Int?
}

/// Edges without which a graph has no cycle.
public struct CycleCut: Sendable, Hashable {
    /// The edges to cut, sorted.
    public let edges: [DependencyGraph.Edge.Identity]

    /// Whether no smaller set would do. Where a component has more than 14 nodes the set comes from the greedy order of Eades, Lin
    /// and Smyth and may be larger than need be.
    public let isFewest: Bool
}

extension DependencyGraph {
    /// Lists all cycles that meet no node twice, up to a number: twelve nodes can have a hundred million.
    ///
    /// - Parameters:
    ///   - kinds: the kinds of edges that can close a cycle.
    ///   - limit: how many cycles are listed at most; the shortest ones are.
    /// - Complexity: O(n) for each cycle and each doubling of the length, with a bound of a second or so.
    public func elementaryCycles(following kinds: Set<EdgeKind> = [.construction], limit: Int = 1_000)
        -> ElementaryCycleList
    {
        let index = GraphIndex(self)
        let subgraph = index.following(kinds)
        let search = CycleSearch(in: index, entries: isEntry)
        let listed = ElementaryCycles(of: subgraph.directed, limit: limit)
        let found = listed.cycles.map { search.cycle(of: $0.map { subgraph.arcs[$0] }) }
        return ElementaryCycleList(found: found.sorted(), completeLength: listed.completeLength)
    }

    /// Chooses the fewest edges whose end would be the end of all cycles, such as those to turn into providers.
    ///
    /// - Complexity: O(n log n) in the size of the graph.
    public func edgesToCut(following kinds: Set<EdgeKind> = [.construction]) -> CycleCut {
        let index = GraphIndex(self)
        let subgraph = index.following(kinds)
        let cut = FeedbackArcs(of: subgraph.directed)
        return CycleCut(edges: cut.arcs.map { index.edge(subgraph.arcs[$0]) }, isFewest: cut.isFewest)
    }
}
