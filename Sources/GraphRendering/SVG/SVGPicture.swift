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
        let content = max(layout.width, scale * Double(header.width))
        let legend = LegendMarkup(drawing.legend, width: max(Int(content / scale), Self.narrowest))
        let width = max(content, scale * Double(legend.width)) + 2 * Self.margin
        let top = Self.margin + scale * Double(header.height)
        let bottom = top + layout.height + 12
        let height = bottom + scale * Double(legend.height) + Self.margin
        let size = (width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        var lines: [Substring] = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" class="dependency-graph" width="\#(size.width)pt" height="\#(size.height)pt""#,
            #" viewBox="0 0 \#(size.width) \#(size.height)" role="graphics-document" aria-label="\#(XMLText.escaped(drawing.title))">"#,
            "<style>\n\(StyleSheet.text(for: drawing.legend))\n</style>",
        ]
        lines += [group(y: Self.margin, scale: scale)] + header.lines.map { $0[...] } + ["</g>"]
        lines += [group(y: top, scale: 1)] + elements + ["</g>"]
        lines += [group(y: bottom, scale: scale, class: "legend")] + legend.lines.map { $0[...] } + ["</g>"]
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    private static let margin = 12.0
    /// A legend gets this much room also beside a narrow graph.
    private static let narrowest = 520

    // Headline and legend can be read where a large graph is shown in one window.
    private var scale: Double { min(max(layout.width / 1_500, layout.height / 1_500, 1), 40) }

    private func group(y: Double, scale: Double, class name: String? = nil) -> Substring {
        let place = "translate(\(Self.margin.formattedBriefly) \(y.formattedBriefly))"
        let size = scale == 1 ? "" : " scale(\(scale.formattedBriefly))"
        return "<g\(name.map { " class=\"\($0)\"" } ?? "") transform=\"\(place)\(size)\">"
    }

    private var header: (lines: [String], width: Int, height: Int) {
        var lines = [#"<text class="headline" y="14">\#(XMLText.escaped(drawing.title))</text>"#]
        var width = TextWidth.estimate(drawing.title, fontSize: 16)
        for (number, note) in drawing.notes.enumerated() {
            lines.append(#"<text class="quiet" y="\#(32 + 15 * number)">\#(XMLText.escaped(note))</text>"#)
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

        // The library's title is the bare name: what replaces it is the hover text, which a screen reader says as well.
        func lines(of element: LayoutMarkup.Element) -> [Substring] {
            let title = "<title>\(XMLText.escaped(tooltip))</title>"
            guard let link else {
                return [tag(of: element, "graphics-symbol"), title[...]] + element.shapes + ["</g>"]
            }
            let anchor = #"<a href="\#(XMLText.escaped(link))">"#
            return [tag(of: element, "graphics-object"), title[...], anchor[...]] + element.shapes + ["</a>", "</g>"]
        }

        // Nothing inside of a symbol is said, so that what has a link inside is none; a module is no more than its name.
        private func tag(of element: LayoutMarkup.Element, _ role: String) -> Substring {
            layer == .clusters ? element.tag : "\(element.tag.dropLast()) role=\"\(role)\">"
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
