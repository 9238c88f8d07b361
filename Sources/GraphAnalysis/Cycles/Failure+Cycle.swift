extension DependencyGraph.Failure {
    /// The requests that closed a cycle, as edges: from the earlier request for what was asked for last to the end of the path.
    ///
    /// The edges are not in the graph where they never completed. All are of construction: each request waited for the next.
    /// Nil where the failure is no cycle or its path does not come back, as a path that was cut does not.
    var closingEdges: [DependencyGraph.Edge.Identity]? {
        guard kind == .cycle, let last = path.last?.node,
            let start = path.dropLast().lastIndex(where: { $0.node == last })
        else { return nil }
        return Self.edges(along: Self.withoutLoops(path[start...].dropLast().map(\.node)) + [last])
    }

    /// The requests before the cycle, as edges, good for finding a way in.
    var leadingEdges: [DependencyGraph.Edge.Identity] {
        Self.edges(along: path.map(\.node))
    }

    private static func edges(along nodes: [DependencyGraph.Node.ID]) -> [DependencyGraph.Edge.Identity] {
        zip(nodes, nodes.dropFirst()).map { .init(from: $0, to: $1, kind: .construction) }
    }

    /// The way without what lies between two visits of one node: a type may be asked for several times with other arguments.
    private static func withoutLoops(_ nodes: [DependencyGraph.Node.ID]) -> [DependencyGraph.Node.ID] {
        var positions: [DependencyGraph.Node.ID: Int] = [:]
        var way: [DependencyGraph.Node.ID] = []
        for node in nodes {
            if let position = positions[node] {
                for skipped in way[(position + 1)...] { positions[skipped] = nil }
                way.removeSubrange((position + 1)...)
            } else {
                positions[node] = way.count
                way.append(node)
            }
        }
        return way
    }
}
