public import GraphAnalysis

extension Drawing {
    /// Decides what a picture of a graph shows.
    ///
    /// - Complexity: O(n log n) in the number of nodes, edges and steps of failures.
    public init(of graph: DependencyGraph, options: DrawingOptions = DrawingOptions()) {
        self.init(of: GraphView(of: graph), options: options)
    }

    /// Decides what a picture of a part of a graph shows.
    ///
    /// - Complexity: O(n log n) in the number of nodes, edges and steps of failures.
    public init(of view: GraphView, options: DrawingOptions = DrawingOptions()) {
        let graph = view.graph
        let troubles = Troubles(of: view)
        var identifiers = Identifiers()
        var builder = NodeBuilder(
            names: ShortNames(of: graph.nodes),
            troubles: troubles,
            view: view,
            links: options.links
        )
        title = ReadableText.shortened(options.title, to: 80)
        direction = options.direction
        care = options.care
        nodes = graph.nodes.map { builder.node(for: $0, identifiers: &identifiers) }
        let positions = Dictionary(uniqueKeysWithValues: zip(graph.nodes.map(\.id), nodes.indices))
        let edgeBuilder = EdgeBuilder(
            troubles: troubles,
            links: options.links,
            positions: positions,
            view: view
        )
        edges = edgeBuilder.edges(of: graph, identifiers: &identifiers)
        clusters = Self.clusters(of: graph, identifiers: &identifiers)
        notes = (view.notes + options.notes).map { ReadableText.shortened($0, to: 160) }
        if graph.nodes.isEmpty, view.notes.isEmpty { notes.append("The graph is empty: nothing was recorded.") }
    }

    private static func clusters(of graph: DependencyGraph, identifiers: inout Identifiers) -> [Cluster] {
        let members = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].module }
        let modules = graph.modules
        var result: [Cluster] = []
        for (module, members) in members.sorted(by: { $0.key < $1.key }) where modules.contains(module) {
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
