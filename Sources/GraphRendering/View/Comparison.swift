internal import GraphAnalysis

/// What became of the nodes and edges of a view from one graph to another; empty where nothing is compared.
struct Comparison: Sendable, Hashable {
    /// Which of them were added, removed or changed.
    private(set) var nodes: [DependencyGraph.Node.ID: Mark] = [:]
    /// Which of them were added or removed, or stand for such.
    private(set) var edges: [DependencyGraph.Edge.Identity: Mark] = [:]
    /// What changed about a node.
    private(set) var words: [DependencyGraph.Node.ID: String] = [:]

    init() {}

    init(of difference: GraphDifference) {
        for node in difference.addedNodes { nodes[node] = .added }
        for node in difference.removedNodes { nodes[node] = .removed }
        for change in difference.changedNodes {
            nodes[change.head.id] = .changed
            words[change.head.id] = change.words
        }
        for edge in difference.addedEdges { edges[edge] = .added }
        for edge in difference.removedEdges { edges[edge] = .removed }
    }

    /// The comparison of a view in which some nodes stand for several: those are changed by whatever is in them.
    func collapsed(
        node: (DependencyGraph.Node.ID) -> DependencyGraph.Node.ID,
        edge: (DependencyGraph.Edge.Identity) -> DependencyGraph.Edge.Identity
    ) -> Comparison {
        var result = Comparison()
        result.words = words
        for (id, mark) in nodes { result.nodes[node(id)] = node(id) == id ? mark : .changed }
        for (identity, mark) in edges {
            let merged = edge(identity)
            result.edges[merged] = merged == identity ? mark : .changed
            if merged.from == merged.to, merged != identity { result.nodes[merged.from] = .changed }
        }
        return result
    }
}
