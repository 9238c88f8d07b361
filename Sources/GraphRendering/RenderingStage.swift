internal import GraphAnalysis

/// What is tried to get a picture of a large graph in time: each stage shows less than the one before, or with less care.
public enum RenderingStage: String, Sendable, Hashable, CaseIterable {
    case whole = "the whole graph"
    case hasty = "the whole graph with straight lines"
    case modules = "modules only"
    case troubles = "cycles and failures only"

    /// How many nodes and edges there may be at most: no layout of more ever came to an end.
    static let most = 50_000

    /// How much of the time that is left the stage may take; the last one that there is takes all.
    var share: Double { self == .whole ? 0.5 : 0.6 }

    /// What the stage shows of a view; nil where it would show nothing less.
    func view(of view: GraphView) -> GraphView? {
        switch self {
        case .whole, .hasty: return view
        case .modules: return view.isCollapsible && view.collapsedCount > 1 ? view.collapsed : nil
        case .troubles:
            let troubles = view.troublesOnly
            let count = troubles.graph.nodes.count
            return count > 0 && count < view.graph.nodes.count ? troubles : nil
        }
    }

    /// What the picture says about the stage.
    func note(timeLimit: Duration) -> String? {
        let seconds = timeLimit / .seconds(1)
        let reason =
            "the whole takes longer than its share of \(seconds.formattedBriefly) s; a longer --time-limit helps."
        switch self {
        case .whole: return nil
        case .hasty: return "Drawn with straight lines and less care: \(reason)"
        case .modules: return "Drawn as modules: \(reason)"
        case .troubles: return "Drawn are cycles and failures alone: \(reason)"
        }
    }
}

extension GraphView {
    /// Nodes of cycles and nodes that requests failed on the way to, and all between them.
    var troublesOnly: GraphView {
        keeping(cyclicNodes.union(graph.failures.flatMap { $0.path.map(\.node) }))
    }
}
