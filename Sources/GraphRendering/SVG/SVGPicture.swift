/// A finished picture: libgraphviz's layout under a headline and above a legend, in colours of both schemes.
struct SVGPicture {
    private let drawing: Drawing
    private let layout: LayoutMarkup

    init(of drawing: Drawing, layout: LayoutMarkup) {
        self.drawing = drawing
        self.layout = layout
    }

    /// The picture as an XML document.
    var text: String {
        let content = max(Int(layout.width.rounded(.up)), header.width)
        let legend = LegendMarkup(drawing.legend, width: max(content, 420))
        let width = max(content, legend.width) + 2 * Self.margin
        let top = Self.margin + header.height
        let bottom = top + Int(layout.height.rounded(.up)) + 12
        let height = bottom + legend.height + Self.margin
        var lines: [Substring] = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" class="dependency-graph" width="\#(width)pt" height="\#(height)pt" "#,
            #"viewBox="0 0 \#(width) \#(height)" role="graphics-document" aria-label="\#(XMLText.escaped(drawing.title))">"#,
            "<style>\n\(StyleSheet.text(for: drawing.legend))\n</style>",
        ]
        lines += header.lines.map { $0[...] }
        lines += [#"<g transform="translate(\#(Self.margin) \#(top))">"#] + elements + ["</g>"]
        lines += [#"<g class="legend" transform="translate(\#(Self.margin) \#(bottom))">"#]
        lines += legend.lines.map { $0[...] } + ["</g>"]
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    private static let margin = 12

    private var header: (lines: [String], width: Int, height: Int) {
        var lines = [#"<text class="headline" x="\#(Self.margin)" y="26">\#(XMLText.escaped(drawing.title))</text>"#]
        var width = TextWidth.estimate(drawing.title, fontSize: 16)
        for (number, note) in drawing.notes.enumerated() {
            lines.append(#"<text class="quiet" x="12" y="\#(44 + 15 * number)">\#(XMLText.escaped(note))</text>"#)
            width = max(width, TextWidth.estimate(note, fontSize: 11))
        }
        return (lines, width, 26 + 15 * drawing.notes.count)
    }

    // What is later in the file is in front: nodes before edges, and of each what is marked.
    private var elements: [Substring] {
        let facts = factsByIdentifier
        var layers = Array(repeating: [] as [Substring], count: Layer.allCases.count)
        for element in layout.elements {
            guard let facts = facts[String(element.identifier)] else { continue }
            layers[facts.layer.rawValue] += facts.lines(of: element)
        }
        let title = "<title>\(XMLText.escaped(drawing.title))</title>"
        return [layout.group, title[...]] + layers.flatMap(\.self) + ["</g>"]
    }

    private enum Layer: Int, CaseIterable {
        case clusters, edges, markedEdges, nodes, markedNodes
    }

    private struct Facts {
        let tooltip: String
        let link: String?
        let layer: Layer

        // The library's title is the bare name: what replaces it is the hover text.
        func lines(of element: LayoutMarkup.Element) -> [Substring] {
            let title = "<title>\(XMLText.escaped(tooltip))</title>"
            guard let link else { return [element.tag, title[...]] + element.shapes + ["</g>"] }
            let anchor = #"<a href="\#(XMLText.escaped(link))">"#
            return [element.tag, title[...], anchor[...]] + element.shapes + ["</a>", "</g>"]
        }
    }

    private var factsByIdentifier: [String: Facts] {
        var result: [String: Facts] = [:]
        for node in drawing.nodes {
            let layer = node.marks.contains(where: \.isProminent) ? Layer.markedNodes : .nodes
            result[node.identifier] = Facts(tooltip: node.tooltip, link: node.link, layer: layer)
        }
        for edge in drawing.edges {
            let layer = edge.marks.contains(where: \.isProminent) ? Layer.markedEdges : .edges
            result[edge.identifier] = Facts(tooltip: edge.tooltip, link: edge.link, layer: layer)
        }
        for cluster in drawing.clusters {
            result[cluster.identifier] = Facts(tooltip: cluster.name, link: nil, layer: .clusters)
        }
        return result
    }
}
