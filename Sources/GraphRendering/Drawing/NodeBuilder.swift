internal import GraphAnalysis

/// Makes the drawn nodes of one graph.
struct NodeBuilder {
    let names: ShortNames
    let troubles: Troubles
    private var taken = Identifiers()

    init(names: ShortNames, troubles: Troubles) {
        self.names = names
        self.troubles = troubles
    }

    mutating func node(for node: DependencyGraph.Node, identifiers: inout Identifiers) -> Drawing.Node {
        let readable = ReadableText.readable(node.id)
        let label = ReadableText.shortened(names.name(of: node), to: 48)
        let marks = troubles.marks(of: node)
        let isMissing = troubles.missing.contains(node.id)
        let appearance = isMissing ? Appearance.missing : Appearance(of: node)
        return Drawing.Node(
            name: taken.unique(readable) { "\(readable) (\($0))" },
            identifier: identifiers.make("node", [node.id]),
            label: label.isEmpty ? "(no name)" : label,
            badge: Badge.text(appearance: appearance, builds: node.builds, marks: marks),
            tooltip: Tooltip.text(of: node, marks: marks, failures: troubles.failures[node.id] ?? []),
            appearance: appearance,
            marks: marks
        )
    }
}
