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
    ///   - work: how many edges may be looked at for ways back, beyond one for each component.
    /// - Complexity: O(n log n + work) in the size of the graph.
    public func cycles(
        following kinds: Set<EdgeKind> = [.construction],
        through kind: EdgeKind? = nil,
        work: Int = 50_000_000
    ) -> Cycles {
        let closing = kinds.contains(.construction) ? failures.compactMap(\.closingEdges) : []
        let indexed = IndexedGraph(self, following: kinds, adding: closing.flatMap(\.self))
        let happened = kind == nil || kind == .construction ? closing : []
        let done = Set(happened.flatMap(\.self)).union(
            kind.map { edges(on: kinds.subtracting([$0]), adding: closing) } ?? []
        )
        let cover = CycleCover(of: indexed.directed, covered: indexed.edges.map(done.contains), work: work)
        let found = happened + cover.cycles.map { $0.map { indexed.edges[$0] } }
        let meant = found.filter { edges in kind == nil || edges.contains { $0.kind == kind } }
        return Cycles(found: withWaysIn(meant), uncoveredEdgeCount: cover.uncoveredCount)
    }

    /// The edges that lie on a cycle of edges of these kinds, sorted.
    ///
    /// - Complexity: O(n log n) in the size of the graph.
    public func cyclicEdges(following kinds: Set<EdgeKind> = [.construction]) -> [Edge.Identity] {
        let closing = kinds.contains(.construction) ? failures.compactMap(\.closingEdges) : []
        return edges(on: kinds, adding: closing)
    }

    private func edges(on kinds: Set<EdgeKind>, adding closing: [[Edge.Identity]]) -> [Edge.Identity] {
        let further = kinds.contains(.construction) ? closing.flatMap(\.self) : []
        let indexed = IndexedGraph(self, following: kinds, adding: further)
        let components = StronglyConnectedComponents(of: indexed.directed)
        return indexed.edges.indices.filter { components.isCyclic($0, of: indexed.directed) }.map { indexed.edges[$0] }
    }

    /// The distinct ones of these cycles, in order, each with its way in.
    private func withWaysIn(_ cycles: [[Edge.Identity]]) -> [Cycle] {
        if cycles.isEmpty { return [] }
        let entries = EntryWays(to: self)
        let distinct = Set(cycles.map { Cycle(edges: $0).edges })
        return distinct.map { Cycle(edges: $0, wayIn: entries.way(toNearestOf: $0.map(\.from))) }.sorted()
    }
}
