public import GraphAnalysis

extension Drawing {
    /// Decides what a picture of a graph shows.
    ///
    /// - Complexity: O(n log n) in the number of nodes, edges and steps of failures.
    public init(of graph: DependencyGraph, options: DrawingOptions = DrawingOptions()) {
        let troubles = Troubles(of: graph)
        var identifiers = Identifiers()
        var builder = NodeBuilder(names: ShortNames(of: graph.nodes), troubles: troubles)
        title = ReadableText.shortened(options.title, to: 80)
        direction = options.direction
        nodes = graph.nodes.map { builder.node(for: $0, identifiers: &identifiers) }
        let positions = Dictionary(uniqueKeysWithValues: zip(graph.nodes.map(\.id), nodes.indices))
        edges = EdgeBuilder(troubles: troubles, positions: positions).edges(of: graph, identifiers: &identifiers)
        clusters = Self.clusters(of: graph.nodes, identifiers: &identifiers)
        notes = options.notes.map(ReadableText.readable)
        if graph.nodes.isEmpty { notes.append("The graph is empty: nothing was recorded.") }
    }

    // A name without a dot is its own module, which tells nothing: such nodes stand outside of the clusters.
    private static func clusters(of nodes: [DependencyGraph.Node], identifiers: inout Identifiers) -> [Cluster] {
        let members = Dictionary(grouping: nodes.indices) { nodes[$0].module }
        var result: [Cluster] = []
        for (module, members) in members.sorted(by: { $0.key < $1.key }) where !module.isEmpty {
            guard members.contains(where: { nodes[$0].id != module }) else { continue }
            result.append(
                Cluster(
                    name: ReadableText.readable(module),
                    identifier: identifiers.make("module", [module]),
                    label: ReadableText.shortened(module, to: 60),
                    nodes: members
                )
            )
        }
        return result
    }
}
