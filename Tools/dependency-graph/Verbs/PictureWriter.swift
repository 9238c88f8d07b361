import Foundation
import GraphAnalysis
import GraphRendering

/// Makes what a file is to hold from a view of a graph, in any format, and says what had to be left out.
struct PictureWriter {
    /// What to call the graph in messages.
    let name: String
    let options: DrawingOptions
    let renderer: GraphRenderer

    /// What comes out.
    enum Format: String, CaseIterable {
        case svg, html, png, pdf, dot, mermaid, json

        /// What libgraphviz draws for it; nil where it draws nothing.
        var picture: PictureFormat? {
            switch self {
            case .svg, .html: .svg
            case .png: .png
            case .pdf: .pdf
            case .dot, .mermaid, .json: nil
            }
        }

        /// The format that a file's name asks for.
        init?(suffix: String) {
            switch suffix {
            case "mmd": self = .mermaid
            case "gv": self = .dot
            case "htm": self = .html
            default: self.init(rawValue: suffix)
            }
        }
    }

    /// The writer with a drawing process that gets ready while the graph is still to be read.
    func ready(for format: Format) throws(ToolError) -> PictureWriter {
        guard let picture = format.picture else { return self }
        do {
            return PictureWriter(name: name, options: options, renderer: try renderer.ready(for: picture))
        } catch {
            throw .rendering("\(name): \(error)")
        }
    }

    /// The view in a format.
    func write(_ view: GraphView, as format: Format) throws(ToolError) -> Data {
        do {
            switch format {
            case .svg:
                return Data(
                    try staged(view) { drawing, _, renderer throws(RenderingError) in try renderer.svg(of: drawing) }
                        .utf8
                )
            case .html:
                return Data(
                    try staged(view) { drawing, shown, renderer throws(RenderingError) in
                        try renderer.html(of: drawing, view: shown)
                    }.utf8
                )
            case .png: return try staged(view, as: .png)
            case .pdf: return try staged(view, as: .pdf)
            case .dot: return Data(try Drawing(of: view, options: options).dot().utf8)
            case .mermaid:
                let chart = try view.mermaid(options: options)
                if let note = chart.note { Console.note(note) }
                return Data(chart.text.utf8)
            case .json: return try GraphDocument.encode(view.graph)
            }
        } catch {
            throw .rendering("\(name): \(error)")
        }
    }

    private func staged(_ view: GraphView, as format: PictureFormat) throws(RenderingError) -> Data {
        Data(
            try staged(view) { drawing, _, renderer throws(RenderingError) in
                try renderer.file(of: drawing, as: format)
            }
        )
    }

    // What was left out for the time is said where it is seen first.
    private func staged<Picture>(
        _ view: GraphView,
        _ draw: (Drawing, GraphView, GraphRenderer) throws(RenderingError) -> Picture
    ) throws(RenderingError) -> Picture {
        let staged = try Console.whileTelling("drawing \(name)") { () throws(RenderingError) in
            try renderer.staged(view, options: options, draw: draw)
        }
        if !staged.notes.isEmpty { Console.note(staged.notes.joined(separator: " ")) }
        return staged.picture
    }
}
