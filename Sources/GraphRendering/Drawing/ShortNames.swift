internal import GraphAnalysis

/// The shortest names that still tell the nodes of a graph apart: without the module where no other module has the same name.
struct ShortNames {
    private let occurrences: [Substring: Int]

    /// Counts the names of a graph.
    ///
    /// - Complexity: O(n) in the number of nodes.
    init(of nodes: [DependencyGraph.Node]) {
        occurrences = nodes.reduce(into: [:]) { counts, node in counts[Self.withoutModule(node), default: 0] += 1 }
    }

    /// The name to show for a node: `Server`, or `Net.Client` beside a `Db.Client`.
    func name(of node: DependencyGraph.Node) -> String {
        let short = Self.withoutModule(node)
        return occurrences[short] == 1 ? String(short) : node.id
    }

    private static func withoutModule(_ node: DependencyGraph.Node) -> Substring {
        let prefix = node.module + "."
        let rest = node.id.hasPrefix(prefix) ? node.id.dropFirst(prefix.count) : node.id[...]
        return rest.isEmpty ? node.id[...] : rest
    }
}
