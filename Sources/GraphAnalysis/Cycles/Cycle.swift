/// Nodes of which each needs the next and the last needs the first.
///
/// However it was found, it starts at its least member, so that one cycle is always the same value but for the way in.
public struct Cycle: Sendable, Hashable, Comparable {
    /// The edges in order, from the least member round to it again.
    public let edges: [DependencyGraph.Edge.Identity]

    /// The edges from an entry point to the nearest member; empty where that is one itself or none reaches the cycle.
    ///
    /// Of a very long way it has the last `longestWayIn` edges.
    public let wayIn: [DependencyGraph.Edge.Identity]

    /// How many edges a way in has at most, so that many cycles behind one long way do not take its length each.
    public static let longestWayIn = 100

    /// Makes a cycle from edges of which each starts where the one before ends.
    public init(edges: [DependencyGraph.Edge.Identity], wayIn: [DependencyGraph.Edge.Identity] = []) {
        let start = edges.indices.min { edges[$0].from < edges[$1].from } ?? 0
        self.edges = Array(edges[start...] + edges[..<start])
        self.wayIn = wayIn
    }

    /// The members, the least one first. They are the identity of the cycle.
    public var nodes: [DependencyGraph.Node.ID] { edges.map(\.from) }

    /// How many edges, and members, the cycle has; 1 for a node that needs itself.
    public var length: Int { edges.count }

    /// Shorter cycles come first, then those with lesser members.
    public static func < (left: Self, right: Self) -> Bool {
        if left.length != right.length { return left.length < right.length }
        return left.edges.lexicographicallyPrecedes(right.edges)
    }
}
