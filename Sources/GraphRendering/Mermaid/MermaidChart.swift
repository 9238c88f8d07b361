/// A drawing as a Mermaid flowchart. Ids are numbers of our own, names are entity codes, so that no name is syntax.
struct MermaidChart {
    private let drawing: Drawing

    /// What readers of Mermaid take at most.
    static let mostEdges = 500
    static let mostCharacters = 50_000

    init(of drawing: Drawing) {
        self.drawing = drawing
    }

    /// Whether a text for this drawing would be refused by its readers.
    func isTooLarge(_ text: String) -> Bool {
        drawing.edges.count > Self.mostEdges || text.utf16.count > Self.mostCharacters
    }

    var text: String {
        let clustered = Set(drawing.clusters.flatMap(\.nodes))
        let headline = ([drawing.title] + drawing.notes).joined(separator: " · ")
        var lines = ["---", "title: \(MermaidText.quoted(headline))", "---"]
        lines.append("flowchart \(drawing.direction.rawValue)")
        lines += drawing.clusters.enumerated().flatMap { number, cluster in
            ["    subgraph m\(number)[\"\(MermaidText.encoded(cluster.label))\"]"]
                + cluster.nodes.map { "    " + node($0) } + ["    end"]
        }
        lines += drawing.nodes.indices.filter { !clustered.contains($0) }.map(node)
        lines += drawing.edges.map { "    n\($0.from) \($0.line.mermaidArrow)\(label(of: $0)) n\($0.to)" }
        lines += styles
        return lines.joined(separator: "\n") + "\n"
    }

    private func label(of edge: Drawing.Edge) -> String {
        edge.label.map { "|\"\(MermaidText.encoded($0))\"|" } ?? ""
    }

    private func node(_ index: Int) -> String {
        let node = drawing.nodes[index]
        let label = [node.label, node.badge].compactMap(\.self).map(MermaidText.encoded).joined(separator: "<br/>")
        let (open, close) = node.appearance.mermaidBrackets
        return "    n\(index)\(open)\"\(label)\"\(close)"
    }

    private var styles: [String] {
        let palette = Palette.light
        let classes = drawing.legend.appearances.flatMap { appearance -> [String] in
            let pair = palette.pair(appearance)
            let members = drawing.nodes.indices.filter { drawing.nodes[$0].appearance == appearance }
            return [
                "    classDef \(appearance) fill:\(pair.fill),stroke:\(pair.line),color:\(palette.text)",
                "    class \(members.map { "n\($0)" }.joined(separator: ",")) \(appearance)",
            ]
        }
        let marked = drawing.nodes.indices.compactMap { index in
            palette.line(of: drawing.nodes[index].marks).map { "    style n\(index) stroke:\($0),stroke-width:3px" }
        }
        let links = drawing.edges.indices.compactMap { index in
            palette.line(of: drawing.edges[index].marks).map { "    linkStyle \(index) stroke:\($0)" }
        }
        return classes + marked + links
    }
}

extension Appearance {
    /// The brackets that give the node its shape.
    fileprivate var mermaidBrackets: (String, String) {
        switch self {
        case .entry: (">", "]")
        case .singleton, .unscoped: ("[", "]")
        case .perScope: ("[/", "/]")
        case .shared: ("{{", "}}")
        case .perRequest: ("(", ")")
        case .module: ("([", "])")
        case .missing: ("[[", "]]")
        }
    }
}

extension EdgeLine {
    fileprivate var mermaidArrow: String {
        switch self {
        case .construction: "-->"
        case .lazy: "-.->"
        case .provider: "--o"
        case .failed: "--x"
        }
    }
}
