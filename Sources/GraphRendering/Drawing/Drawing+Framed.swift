extension Drawing {
    /// The drawing with headline, ground and legend as parts of the layout, for formats that nothing can be put around.
    var framed: Drawing {
        var drawing = self
        drawing.isFramed = true
        let legend = self.legend
        guard !isEmpty else { return drawing }
        var members: [Node] = legend.appearances.map { .legend($0.rawValue, $0.explanation, $0) }
        members += legend.marks.map { .legend($0.rawValue, $0.explanation, .unscoped, marks: [$0]) }
        let consumer = members.count
        members.append(.legend("consumer", "consumer", .unscoped))
        members += legend.lines.map { .legend("\($0.rawValue) edge", $0.explanation, .unscoped) }
        let start = nodes.count
        drawing.nodes += members
        drawing.edges += legend.lines.enumerated().map { index, line in
            Edge(
                from: start + consumer,
                to: start + consumer + 1 + index,
                identifier: "legend_edge_\(line.rawValue)",
                tooltip: line.explanation,
                line: line,
                marks: []
            )
        }
        let indices = Array(start..<drawing.nodes.count)
        drawing.clusters.append(Cluster(name: " legend", identifier: "legend", label: "Legend", nodes: indices))
        return drawing
    }
}

extension Drawing.Node {
    // A space in front: no module and no type is named so.
    fileprivate static func legend(
        _ name: String,
        _ label: String,
        _ appearance: Appearance,
        marks: [Mark] = []
    ) -> Drawing.Node {
        Drawing.Node(
            name: " legend \(name)",
            identifier: "legend_\(name)",
            label: label,
            tooltip: label,
            appearance: appearance,
            marks: marks
        )
    }
}
