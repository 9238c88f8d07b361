internal import GraphAnalysis

/// What is tried to get a picture of a large graph in time: each stage shows less than the one before, or with less care.
public enum RenderingStage: String, Sendable, Hashable, CaseIterable {
    case whole = "the whole graph"
    case hasty = "the whole graph with straight lines"
    case scattered = "the whole graph without an order"
    case modules = "modules only"
    case troubles = "cycles and failures only"
    case overview = "the nodes with the most edges only"

    /// How many nodes and edges are drawn at most: more take longer than anybody waits, and could not be told apart.
    static let most = 50_000

    /// How much of the limit is kept for the last stage that there is, however long those before it take.
    static let reserve = 0.1

    /// How much of the time that is left, the reserve apart, the stage may take.
    var share: Double {
        switch self {
        case .whole: 0.5
        case .hasty: 0.3
        default: 0.8
        }
    }

    /// How much care the layout takes.
    var care: DrawingCare {
        switch self {
        case .whole: .full
        case .scattered: .scattered
        default: .hasty
        }
    }

    /// What the stage shows of a view; nil where it would show nothing less.
    func view(of view: GraphView) -> GraphView? {
        switch self {
        case .whole, .hasty, .scattered: view
        case .modules: view.isCollapsible && view.collapsedCount > 1 ? view.collapsed : nil
        case .troubles: view.troublesOnly.lessThan(view)
        case .overview: view.overview.lessThan(view)
        }
    }

    /// What the picture says about the stage: what it shows and why, and how to get more.
    ///
    /// - Parameters:
    ///   - shown: what the stage shows.
    ///   - view: what there is to show.
    ///   - error: what the first stage failed with.
    func notes(
        on shown: GraphView,
        of view: GraphView,
        after error: RenderingError,
        timeLimit: Duration
    ) -> [String] {
        let seconds = (timeLimit / .seconds(1)).formattedBriefly
        let parts = "--focus, --from and --collapse show parts of it with full care."
        return switch error {
        case .timedOut:
            [
                "\(title(shown, view)): the whole takes longer than its share of \(seconds) s.",
                "A longer --time-limit helps; \(parts)",
            ]
        case .tooLarge(let limits):
            ["\(title(shown, view)): there are more than \(limits).", "Nobody can look at so many; \(parts)"]
        default: ["\(title(shown, view)): for the whole \(error).", "A smaller graph helps: \(parts)"]
        }
    }

    private func title(_ shown: GraphView, _ view: GraphView) -> String {
        switch self {
        case .whole: "Drawn as a whole"
        case .hasty: "Drawn with straight lines and less care"
        case .scattered: "Drawn without an order, straight lines only"
        case .modules: "Drawn as modules"
        case .troubles: "Drawn are cycles and failures alone"
        case .overview:
            "Drawn are \(shown.graph.nodes.count) of \(view.graph.nodes.count) nodes, those with the most edges"
        }
    }
}

extension GraphView {
    /// Nodes of cycles and nodes that requests failed on the way to, and all between them.
    var troublesOnly: GraphView { keeping(troubledNodes) }

    /// The view, where it shows something and yet less than another.
    fileprivate func lessThan(_ other: GraphView) -> GraphView? {
        !graph.nodes.isEmpty && graph.nodes.count < other.graph.nodes.count ? self : nil
    }
}
