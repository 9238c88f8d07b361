extension GraphView {
    /// The view as a Mermaid flowchart, within the limits of its readers: the whole, else modules, else cycles and failures.
    ///
    /// - Returns: the chart, and a sentence about what had to be left out; nil where it is the whole.
    /// - Throws: `RenderingError.tooLarge` where even the least is too large.
    public func mermaid(options: DrawingOptions) throws(RenderingError) -> (text: String, note: String?) {
        for stage in [RenderingStage.whole, .modules, .troubles] {
            guard let view = stage.view(of: self) else { continue }
            var options = options
            let note = stage == .whole ? nil : "Shown: \(stage.rawValue), as Mermaid takes no more than \(Self.limits)."
            if let note { options.notes.append(note) }
            let chart = MermaidChart(of: Drawing(of: view, options: options))
            let text = chart.text
            if !chart.isTooLarge(text) { return (text, note) }
        }
        throw .tooLarge(limits: Self.limits)
    }

    private static let limits = "\(MermaidChart.mostEdges) edges and \(MermaidChart.mostCharacters) characters"
}
