internal import CGraphviz

extension Drawing {
    /// The drawing as DOT, written and quoted by libcgraph; the same drawing gives the same text.
    ///
    /// - Throws: `RenderingError.library` where libcgraph has no memory for the graph.
    public func dot() throws(RenderingError) -> String {
        let (bytes, messages) = CGraphLibrary.exclusively { () -> [UInt8]? in
            guard let graph = CGraph(name: title) else { return nil }
            graph.add(self)
            return graph.dot()
        }
        guard let bytes else { throw .library(messages) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension CGraph {
    /// Builds a drawing's nodes, edges and clusters in this graph.
    fileprivate func add(_ drawing: Drawing) {
        setDefaults(of: drawing)
        let nodes = drawing.nodes.map { add($0) }
        for cluster in drawing.clusters { add(cluster, nodes: nodes) }
        for edge in drawing.edges { add(edge, nodes: nodes) }
    }

    private func setDefaults(of drawing: Drawing) {
        let palette = Palette.light
        set(
            ["rankdir": drawing.direction.rawValue, "bgcolor": "transparent", "pad": "0.1", "nodesep": "0.2"],
            on: pointer
        )
        if !drawing.notes.isEmpty { graphviz_set(pointer, "comment", DOTText.label(drawing.notes)) }
        if drawing.isFramed {
            let headline = DOTText.label([drawing.title] + drawing.notes)
            set(["label": headline, "labelloc": "t", "fontname": Self.font, "bgcolor": palette.ground], on: pointer)
        }
        set(drawing.care.attributes, on: pointer)
        if drawing.care == .scattered { setEdgeDefault("penwidth", "0.5") }
        for (name, value) in ["fontname": Self.font, "fontsize": "11", "margin": "0.13,0.06", "height": "0.45"] {
            setNodeDefault(name, value)
        }
        setNodeDefault("fontcolor", palette.text)
        setEdgeDefault("arrowsize", "0.7")
        setEdgeDefault("color", palette.line)
    }

    private func add(_ node: Drawing.Node) -> Node? {
        guard let made = graphviz_node(pointer, DOTText.name(node.name)) else { return nil }
        let colors = Palette.light.pair(node.appearance)
        set(
            [
                "class": ([node.appearance.rawValue] + node.marks.map(\.rawValue)).joined(separator: " "),
                "color": Palette.light.line(of: node.marks) ?? colors.line,
                "fillcolor": colors.fill,
                "id": node.identifier,
                "label": DOTText.label([node.label, node.badge].compactMap(\.self)),
                "shape": node.appearance.shape,
                "style": node.appearance.style,
            ],
            on: made
        )
        if let margin = node.appearance.margin { graphviz_set(made, "margin", margin) }
        if node.marks.contains(where: \.isProminent) { graphviz_set(made, "penwidth", "2") }
        return made
    }

    private func add(_ cluster: Drawing.Cluster, nodes: [Node?]) {
        guard let made = graphviz_subgraph(pointer, DOTText.name("cluster_" + cluster.name)) else { return }
        let palette = Palette.light
        set(
            [
                "class": "module", "color": palette.clusterLine, "fillcolor": palette.clusterFill,
                "fontcolor": palette.quietText, "fontname": Self.font, "fontsize": "11", "id": cluster.identifier,
                "label": DOTText.label([cluster.label]), "labeljust": "l", "style": "rounded,filled",
            ],
            on: made
        )
        for case let node? in cluster.nodes.map({ nodes[$0] }) { agsubnode(made, node, 1) }
    }

    private func add(_ edge: Drawing.Edge, nodes: [Node?]) {
        guard let from = nodes[edge.from], let to = nodes[edge.to], let made = graphviz_edge(pointer, from, to) else {
            return
        }
        set(
            [
                "arrowhead": edge.line.arrowhead,
                "class": ([edge.line.rawValue] + edge.marks.map(\.rawValue)).joined(separator: " "),
                "id": edge.identifier,
                "style": edge.line.style,
            ],
            on: made
        )
        if let label = edge.label {
            set(
                [
                    "label": DOTText.label([label]), "fontcolor": Palette.light.quietText, "fontname": Self.font,
                    "fontsize": "9",
                ],
                on: made
            )
        }
        let marks = edge.marks + (edge.line == .failed ? [.failed] : [])
        if let color = Palette.light.line(of: marks) { graphviz_set(made, "color", color) }
        if edge.marks.contains(where: \.isProminent) { graphviz_set(made, "penwidth", "2") }
    }

    // libgraphviz has the widths of Helvetica's letters built in, so that a picture is the same on every machine.
    private static var font: String { "Helvetica,Arial,sans-serif" }
}

extension Mark {
    /// Whether what bears the mark is drawn with a thick line.
    var isProminent: Bool { self != .unread }
}

extension Palette {
    /// The colour of the line that marks ask for; nil where they leave it alone.
    func line(of marks: [Mark]) -> String? {
        switch Mark.allCases.last(where: marks.contains) {
        case .highlighted: highlight
        case .cycle, .failed: alarm
        case .added: added
        case .removed: removed
        case .changed: changed
        case .unread: quietLine
        case nil: nil
        }
    }
}
