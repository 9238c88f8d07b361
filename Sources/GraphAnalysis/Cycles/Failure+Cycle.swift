extension DependencyGraph.Failure {
    /// The nodes of the cycle that the request ran into: from the earlier request for what was asked for last to the end of the path.
    ///
    /// Each needed the next to be built, though the edges never completed. Nil where the failure is no cycle or its path does not
    /// come back, as a path that was cut does not.
    var closedCycle: [DependencyGraph.Node.ID]? {
        guard kind == .cycle, let last = path.last?.node,
            let start = path.dropLast().lastIndex(where: { $0.node == last })
        else { return nil }
        return Self.withoutLoops(path[start...].dropLast().map(\.node))
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
