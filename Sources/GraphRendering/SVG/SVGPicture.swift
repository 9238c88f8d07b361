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
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" class="dependency-graph" width="\#(width)pt" height="\#(height)pt" "#
                + #"viewBox="0 0 \#(width) \#(height)" role="graphics-document" "#
                + #"aria-label="\#(XMLText.escaped(drawing.title))">"#,
            "<style>\n\(StyleSheet.text(for: drawing.legend))\n</style>",
        ]
        lines += header.lines
        lines += [#"<g transform="translate(\#(Self.margin) \#(top))">"#] + elements + ["</g>"]
        lines += [#"<g class="legend" transform="translate(\#(Self.margin) \#(bottom))">"#] + legend.lines + ["</g>"]
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

    // The library's title is the bare name: what replaces it is the hover text of the element that it belongs to.
    private var elements: [String] {
        let facts = factsByIdentifier
        var current: Facts?
        var isInLink = false
        return layout.lines.flatMap { line -> [String] in
            if line.hasPrefix("<g id=\"") {
                current = facts[String(Substring(line.utf8.dropFirst(7).prefix { $0 != UInt8(ascii: "\"") }))]
            } else if line.hasPrefix("<title>") {
                let title = "<title>\(XMLText.escaped(current?.tooltip ?? drawing.title))</title>"
                guard let link = current?.link else { return [title] }
                isInLink = true
                return [title, #"<a href="\#(XMLText.escaped(link))">"#]
            } else if line == "</g>", isInLink {
                isInLink = false
                return ["</a>", "</g>"]
            }
            return [String(line)]
        }
    }

    private struct Facts {
        let tooltip: String
        let link: String?
    }

    private var factsByIdentifier: [String: Facts] {
        var result: [String: Facts] = [:]
        for node in drawing.nodes { result[node.identifier] = Facts(tooltip: node.tooltip, link: node.link) }
        for edge in drawing.edges { result[edge.identifier] = Facts(tooltip: edge.tooltip, link: edge.link) }
        for cluster in drawing.clusters { result[cluster.identifier] = Facts(tooltip: cluster.name, link: nil) }
        return result
    }
}
