/// What tells one graph from another: what appeared, vanished or changed.
///
/// Figures make no difference, since no two runs have the same, and neither do lines; builds that became much slower are kept apart.
public struct GraphDifference: Sendable, Hashable {
    /// The nodes that only the head has, sorted.
    public let addedNodes: [DependencyGraph.Node.ID]
    /// The nodes that only the base has, sorted.
    public let removedNodes: [DependencyGraph.Node.ID]
    /// The nodes whose scope or implementation differs, in order.
    public let changedNodes: [NodeChange]
    /// The edges that only the head has, sorted.
    public let addedEdges: [DependencyGraph.Edge.Identity]
    /// The edges that only the base has, sorted.
    public let removedEdges: [DependencyGraph.Edge.Identity]
    /// The findings that only the head has, in their order.
    public let addedFindings: [Finding]
    /// The findings that only the base has, in their order.
    public let removedFindings: [Finding]

    /// Builds that take longer by the factor that was asked for. They are a note, no difference.
    public let slowerBuilds: [SlowerBuild]

    /// Whether nothing but figures differs.
    public var isEmpty: Bool {
        addedNodes.isEmpty && removedNodes.isEmpty && changedNodes.isEmpty && addedEdges.isEmpty && removedEdges.isEmpty
            && addedFindings.isEmpty && removedFindings.isEmpty
    }

    /// A node that both graphs have, with another scope or implementation.
    public struct NodeChange: Sendable, Hashable {
        /// The node as it was.
        public let base: DependencyGraph.Node
        /// The node as it is.
        public let head: DependencyGraph.Node
    }

    /// The average time of a build in both graphs, in nanoseconds.
    public struct SlowerBuild: Sendable, Hashable {
        /// What is built.
        public let node: DependencyGraph.Node.ID
        /// The average as it was.
        public let base: UInt64
        /// The average as it is.
        public let head: UInt64
    }

    /// Compares two graphs.
    ///
    /// An edge whose kind changed is removed with the old kind and added with the new one.
    ///
    /// - Parameters:
    ///   - base: what was before.
    ///   - head: what is now.
    ///   - baseFindings: what was found in the base; `base.findings()` unless rules were applied.
    ///   - headFindings: what is found in the head, likewise.
    ///   - slowFactor: how many times the former average a build must take to be noted.
    /// - Complexity: O(n) in the number of parts of both.
    public init(
        from base: DependencyGraph,
        to head: DependencyGraph,
        baseFindings: [Finding],
        headFindings: [Finding],
        slowFactor: Double = 2
    ) {
        (removedNodes, addedNodes) = Self.difference(base.nodes.map(\.id), head.nodes.map(\.id))
        (removedEdges, addedEdges) = Self.difference(base.edges.map(\.identity), head.edges.map(\.identity))
        let former = Dictionary(base.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let pairs = head.nodes.compactMap { node in former[node.id].map { NodeChange(base: $0, head: node) } }
        changedNodes = pairs.filter {
            $0.base.knownScopes != $0.head.knownScopes || $0.base.implementation != $0.head.implementation
        }
        slowerBuilds = pairs.compactMap { SlowerBuild($0, factor: slowFactor) }
        let known = (Set(baseFindings.map(\.identity)), Set(headFindings.map(\.identity)))
        addedFindings = headFindings.filter { !known.0.contains($0.identity) }
        removedFindings = baseFindings.filter { !known.1.contains($0.identity) }
    }

    private static func difference<Value: Hashable>(_ base: [Value], _ head: [Value]) -> ([Value], [Value]) {
        let (former, present) = (Set(base), Set(head))
        return (base.filter { !present.contains($0) }, head.filter { !former.contains($0) })
    }
}

extension GraphDifference.SlowerBuild {
    fileprivate init?(_ pair: GraphDifference.NodeChange, factor: Double) {
        guard let base = pair.base.builds.average, let head = pair.head.builds.average,
            Double(head) > Double(base) * factor
        else { return nil }
        self.init(node: pair.head.id, base: base, head: head)
    }
}

extension DependencyGraph.BuildFigures {
    /// The time of one build on average, in nanoseconds; nil where nothing was built.
    public var average: UInt64? { count > 0 ? totalNanoseconds / UInt64(count) : nil }
}
