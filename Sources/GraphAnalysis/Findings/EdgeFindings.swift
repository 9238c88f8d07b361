extension Inspection {
    /// A line of information for each property that exists and was not read.
    var unreadFindings: [Finding] {
        findings(.unread, for: graph.edges.filter(\.isDeclaredOnly), facts: .recordings(max(1, graph.recordings.count)))
    }

    /// A line of information for each lazily read property that was read while its owner was being built.
    var forcedLazyFindings: [Finding] {
        findings(.forcedLazy, for: graph.edges.filter(\.isForced), facts: .none)
    }

    /// One finding for each consumer and dependency, whatever the kinds of the edges.
    private func findings(_ code: Finding.Code, for edges: [DependencyGraph.Edge], facts: Finding.Facts) -> [Finding] {
        let pairs = Dictionary(grouping: edges) { [$0.from, $0.to] }
        return pairs.map { nodes, edges in
            Finding(
                code: code,
                severity: .info,
                nodes: nodes,
                steps: requests(edges.prefix(1).map(\.identity)),
                places: Set(edges.flatMap(\.places)).sorted(),
                facts: facts
            )
        }
    }
}
