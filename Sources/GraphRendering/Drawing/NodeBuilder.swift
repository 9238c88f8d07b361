internal import GraphAnalysis

/// Makes the drawn nodes of one graph.
struct NodeBuilder {
    let names: ShortNames
    let troubles: Troubles
    let view: GraphView
    let links: SourceLinks?
    private var taken = Identifiers()

    init(names: ShortNames, troubles: Troubles, view: GraphView, links: SourceLinks?) {
        self.links = links
        self.names = names
        self.troubles = troubles
        self.view = view
    }

    mutating func node(for node: DependencyGraph.Node, identifiers: inout Identifiers) -> Drawing.Node {
        let readable = ReadableText.readable(node.id)
        let label = ReadableText.shortened(names.name(of: node), to: 48)
        let marks =
            troubles.marks(of: node) + [view.comparison.nodes[node.id]].compactMap(\.self)
            + (view.highlighted.contains(node.id) ? [.highlighted] : [])
        let appearance = appearance(of: node)
        return Drawing.Node(
            name: taken.unique(readable) { "\(readable) (\($0))" },
            identifier: identifiers.make("node", [node.id]),
            label: label.isEmpty ? "(no name)" : label,
            badge: Badge.text(appearance: appearance, builds: node.builds, marks: marks),
            tooltip: Tooltip.text(
                of: node,
                marks: marks,
                change: view.comparison.words[node.id],
                failures: troubles.failures[node.id] ?? []
            ),
            appearance: appearance,
            marks: marks,
            link: links.flatMap { links in node.place.map(links.link) }
        )
    }

    private func appearance(of node: DependencyGraph.Node) -> Appearance {
        if view.modules.contains(node.id) { return .module }
        return troubles.missing.contains(node.id) ? .missing : Appearance(of: node)
    }
}
