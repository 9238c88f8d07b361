internal import GraphAnalysis

extension GraphRenderer {
    /// A picture, and what had to be done to get it in time.
    public struct StagedPicture<Picture> {
        /// The picture.
        public let picture: Picture
        /// The sentence about it that is in the picture too; nil where it is the whole.
        public let note: String?
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
        let stages = RenderingStage.allCases.compactMap { stage in stage.view(of: view).map { (stage, $0) } }
        let deadline = ContinuousClock.now + timeLimit
        var failed: [RenderingError.FailedStage] = []
        for (index, (stage, view)) in stages.enumerated() {
            guard view.graph.nodes.count + view.graph.edges.count <= RenderingStage.most else {
                failed.append(.init(stage: stage, reason: "it has more than \(RenderingStage.most) nodes and edges"))
                continue
            }
            let left = deadline - .now
            let stageDeadline = ContinuousClock.now + (index == stages.count - 1 ? left : left * stage.share)
            let note = stage.note(timeLimit: timeLimit)
            let drawing = Drawing(of: view, options: options.at(stage, note))
            var renderer = self
            renderer.timeLimit = max(stageDeadline - .now, .zero)
            do {
                return StagedPicture(picture: try draw(drawing, view, renderer), note: note)
            } catch {
                guard error.isOfSize else { throw error }
                failed.append(.init(stage: stage, reason: error.description))
            }
        }
        throw .everyStageFailed(failed)
    }
}

extension DrawingOptions {
    fileprivate func at(_ stage: RenderingStage, _ note: String?) -> DrawingOptions {
        var options = self
        options.isHasty = stage != .whole
        if let note { options.notes.append(note) }
        return options
    }
}

extension RenderingError {
    /// Whether a smaller graph may do better: the child took too long, crashed, or had the library end it.
    fileprivate var isOfSize: Bool {
        switch self {
        case .timedOut, .childKilled: true
        case .childFailed(let code, _): code != RenderingChild.failureCode
        default: false
        }
    }
}
