internal import GraphAnalysis

/// Makes the drawn edges of one graph.
struct EdgeBuilder {
    let troubles: Troubles
    let links: SourceLinks?
    let positions: [DependencyGraph.Node.ID: Int]
    let view: GraphView

    /// The edges of the graph, then the failed requests that left no edge behind.
    func edges(of graph: DependencyGraph, identifiers: inout Identifiers) -> [Drawing.Edge] {
        var result = graph.edges.compactMap { edge(for: $0, identifiers: &identifiers) }
        result += troubles.lostRequests.compactMap { failedEdge(for: $0, identifiers: &identifiers) }
        return result
    }

    private func edge(for edge: DependencyGraph.Edge, identifiers: inout Identifiers) -> Drawing.Edge? {
        guard let from = positions[edge.from], let to = positions[edge.to] else { return nil }
        let marks = troubles.marks(of: edge) + [view.comparison.edges[edge.identity]].compactMap(\.self)
        return Drawing.Edge(
            from: from,
            to: to,
            identifier: identifiers.make("edge", [edge.from, edge.to, edge.kind.rawValue]),
            label: label(of: edge, marks: marks),
            tooltip: Tooltip.text(of: edge, marks: marks),
            line: EdgeLine(of: edge.kind),
            marks: marks,
            link: links.flatMap { links in edge.places.first.map(links.link) }
        )
    }

    // The edges of a node that stands for a whole module stand for several, and carry the sum.
    private func label(of edge: DependencyGraph.Edge, marks: [Mark]) -> String? {
        let isMerged = view.modules.contains(edge.from) || view.modules.contains(edge.to)
        let sum = isMerged && edge.resolutions > 1 ? ["\(edge.resolutions)×"] : []
        let words = sum + marks.filter(\.isOfComparison).map(\.rawValue)
        return words.isEmpty ? nil : words.joined(separator: " · ")
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
