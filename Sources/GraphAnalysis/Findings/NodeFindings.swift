extension Inspection {
    /// A warning for each node whose scope is not the same in all recordings.
    var scopeConflictFindings: [Finding] {
        graph.nodes.filter { !$0.conflictingScopes.isEmpty }.map { node in
            finding(.scopeConflict, for: node, facts: .scopes(node.conflictingScopes))
        }
    }

    /// A warning for each node whose slowest build took longer than the limit, in nanoseconds.
    func slowBuildFindings(limit: UInt64) -> [Finding] {
        graph.nodes.filter { $0.builds.longestNanoseconds > limit }.map { node in
            finding(.slowBuild, for: node, facts: .duration(nanoseconds: node.builds.longestNanoseconds, limit: limit))
        }
    }

    private func finding(_ code: Finding.Code, for node: DependencyGraph.Node, facts: Finding.Facts) -> Finding {
        Finding(code: code, severity: .warning, nodes: [node.id], places: node.place.map { [$0] } ?? [], facts: facts)
    }
}
