internal import GraphAnalysis

/// Makes the drawn edges of one graph.
struct EdgeBuilder {
    let troubles: Troubles
    let links: SourceLinks?
    let positions: [DependencyGraph.Node.ID: Int]
    /// Nodes that stand for a whole module: their edges stand for several, and carry the sum.
    let modules: Set<DependencyGraph.Node.ID>

    /// The edges of the graph, then the failed requests that left no edge behind.
    func edges(of graph: DependencyGraph, identifiers: inout Identifiers) -> [Drawing.Edge] {
        var result = graph.edges.compactMap { edge(for: $0, identifiers: &identifiers) }
        result += troubles.lostRequests.compactMap { failedEdge(for: $0, identifiers: &identifiers) }
        return result
    }

    private func edge(for edge: DependencyGraph.Edge, identifiers: inout Identifiers) -> Drawing.Edge? {
        guard let from = positions[edge.from], let to = positions[edge.to] else { return nil }
        let marks = troubles.marks(of: edge)
        return Drawing.Edge(
            from: from,
            to: to,
            identifier: identifiers.make("edge", [edge.from, edge.to, edge.kind.rawValue]),
            label: isMerged(edge) && edge.resolutions > 1 ? "\(edge.resolutions)×" : nil,
            tooltip: Tooltip.text(of: edge, marks: marks),
            line: EdgeLine(of: edge.kind),
            marks: marks,
            link: links.flatMap { links in edge.places.first.map(links.link) }
        )
    }

    private func isMerged(_ edge: DependencyGraph.Edge) -> Bool {
        modules.contains(edge.from) || modules.contains(edge.to)
    }

    private func failedEdge(for pair: DependencyPair, identifiers: inout Identifiers) -> Drawing.Edge? {
        guard let from = positions[pair.from], let to = positions[pair.to] else { return nil }
        return Drawing.Edge(
            from: from,
            to: to,
            identifier: identifiers.make("edge", [pair.from, pair.to, EdgeLine.failed.rawValue]),
            tooltip: Tooltip.text(ofFailed: pair),
            line: .failed,
            marks: troubles.marks(ofLost: pair)
        )
    }
}
