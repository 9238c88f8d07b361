internal import GraphAnalysis

extension GraphRenderer {
    /// A picture, and what had to be done to get it in time.
    public struct StagedPicture<Picture> {
        /// The picture.
        public let picture: Picture
        /// What is said about it, in the picture too: what it shows, and how to get more; nothing where it is the whole.
        public let notes: [String]
    }

    /// Draws a view with full care, and where that takes too long or breaks the child, simpler and simpler ones.
    ///
    /// The renderer's limit of time is for all stages together.
    ///
    /// - Parameter draw: makes the picture of a drawing and the view it is of, with a renderer that has the stage's share of the time.
    /// - Throws: `RenderingError` where even the simplest picture cannot be made, or the fault is not the graph's size.
    public func staged<Picture>(
        _ view: GraphView,
        options: DrawingOptions,
        draw: (Drawing, GraphView, GraphRenderer) throws(RenderingError) -> Picture
    ) throws(RenderingError) -> StagedPicture<Picture> {
        let deadline = ContinuousClock.now + timeLimit
        let stages = RenderingStage.allCases.compactMap { stage in stage.view(of: view).map { (stage, $0) } }
        var failed: [RenderingError.FailedStage] = []
        for (index, (stage, shown)) in stages.enumerated() {
            let renderer = renderer(for: stage, isLast: index == stages.count - 1, until: deadline)
            let notes =
                failed.first.map { stage.notes(on: shown, of: view, after: $0.error, timeLimit: timeLimit) } ?? []
            do {
                try shown.checkSize()
                let drawing = Drawing(of: shown, options: options.at(stage, notes))
                return StagedPicture(picture: try draw(drawing, shown, renderer), notes: notes)
            } catch {
                guard error.isOfSize else { throw error }
                failed.append(.init(stage: stage, error: error))
            }
        }
        throw .everyStageFailed(failed)
    }

    /// The same renderer with a stage's share of the time.
    private func renderer(
        for stage: RenderingStage,
        isLast: Bool,
        until deadline: ContinuousClock.Instant
    ) -> GraphRenderer {
        let (left, reserve) = (deadline - .now, timeLimit * RenderingStage.reserve)
        var renderer = self
        renderer.timeLimit = isLast ? max(left, reserve) : max((left - reserve) * stage.share, .zero)
        return renderer
    }
}

extension GraphView {
    fileprivate func checkSize() throws(RenderingError) {
        guard graph.nodes.count + graph.edges.count <= RenderingStage.most else {
            throw .tooLarge(limits: "\(RenderingStage.most) nodes and edges")
        }
    }
}

extension DrawingOptions {
    fileprivate func at(_ stage: RenderingStage, _ notes: [String]) -> DrawingOptions {
        var options = self
        options.care = stage.care
        options.notes += notes
        return options
    }
}

extension RenderingError {
    /// Whether a smaller graph may do better: it is too large, or the child took too long, crashed, or had the library end it.
    fileprivate var isOfSize: Bool {
        switch self {
        case .timedOut, .childKilled, .tooLarge: true
        case .childFailed(let code, _): code != RenderingChild.failureCode
        default: false
        }
    }
}
