internal import GraphAnalysis

extension GraphView {
    /// Nodes of cycles, and nodes that requests failed on the way to.
    var troubledNodes: Set<DependencyGraph.Node.ID> {
        cyclicNodes.union(graph.failures.flatMap { $0.path.map(\.node) })
    }

    /// Some nodes and all between them, those with troubles first, then those with the most edges: so few that any layout ends.
    ///
    /// - Complexity: O(n log n + m) in nodes and edges.
    var overview: GraphView {
        var kept = nodesByWeight.prefix(Self.mostOverviewNodes)
        var view = keeping(Set(kept))
        while view.graph.edges.count > Self.mostOverviewEdges {
            kept.removeLast()
            view = view.keeping(Set(kept))
        }
        return view
    }

    private static let mostOverviewNodes = 60
    private static let mostOverviewEdges = 150

    private var nodesByWeight: [DependencyGraph.Node.ID] {
        let ends = graph.edges.flatMap { [$0.from, $0.to] }
        let weights = ends.reduce(into: [:]) { weights, end in weights[end, default: 0] += 1 }
        let troubled = troubledNodes
        return graph.nodes.map { (troubled.contains($0.id) ? 0 : 1, -weights[$0.id, default: 0], $0.id) }
            .sorted { $0 < $1 }.map(\.2)
    }
}
