/// The cycles that were found in a graph.
public struct Cycles: Sendable, Hashable {
    /// The cycles, shortest first.
    public let found: [Cycle]

    /// How many cyclic edges are on none of them, because finding the shortest way back for each would have taken too long; 0 as a rule.
    public let uncoveredEdgeCount: Int
}

extension DependencyGraph {
    /// Finds few, short, distinct cycles that have every cyclic edge on one of them: for each edge not covered yet, itself and the
    /// shortest way back.
    ///
    /// A cycle that happened while the graph was recorded is among them, though the edges that would close it never completed.
    ///
    /// ```swift
    /// graph.cycles()                                                   // nobody in one of them can be built
    /// graph.cycles(following: [.construction, .lazy], through: .lazy)  // can be built, and keep each other alive
    /// ```
    ///
    /// - Parameters:
    ///   - kinds: the kinds of edges that can close a cycle.
    ///   - kind: what each cycle must have an edge of; nil where any cycle is meant.
    ///   - work: how many edges may be looked at for ways back, beyond one for each component; nil for ten million.
    /// - Complexity: O(n log n + work) in the size of the graph.
    public func cycles(
        following kinds: Set<EdgeKind> = [.construction],
        through kind: EdgeKind? = nil,
        work: Int? = nil
    ) -> Cycles {
        CycleSearch(in: GraphIndex(self), entries: isEntry).cycles(
            following: kinds,
            through: kind,
            work: work ?? CycleSearch.usualWork
        )
    }

    /// The edges that lie on a cycle of edges of these kinds, sorted.
    ///
    /// - Complexity: O(n log n) in the size of the graph.
    public func cyclicEdges(following kinds: Set<EdgeKind> = [.construction]) -> [Edge.Identity] {
        let index = GraphIndex(self)
        return index.following(kinds).cyclicArcs.map(index.edge)
    }

    /// Whether requests start at a node, by its number.
    var isEntry: [Bool] { nodes.map(\.isEntry) }
}
