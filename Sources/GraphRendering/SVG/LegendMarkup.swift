/// The legend of a picture as SVG: one symbol and a few words for everything that occurs, in columns.
struct LegendMarkup {
    /// The elements, one a line, from the coordinate 0, 0 on.
    let lines: [String]
    let width: Int
    let height: Int

    /// Lays out a legend in as many columns as fit a width, at least one.
    init(_ legend: Drawing.Legend, width limit: Int) {
        let entries = Self.entries(of: legend)
        let words = entries.map { TextWidth.estimate($0.words, fontSize: 11) }.max() ?? 0
        let column = LegendSymbol.width + 6 + words + 16
        let columns = max(1, min(limit / column, entries.count))
        lines = entries.enumerated().map { index, entry in
            entry.markup(x: index % columns * column, y: index / columns * Self.rowHeight)
        }
        width = entries.isEmpty ? 0 : columns * column
        height = (entries.count + columns - 1) / columns * Self.rowHeight
    }

    private static let rowHeight = 22

    private static func entries(of legend: Drawing.Legend) -> [Entry] {
        legend.appearances.map {
            Entry(classes: "node \($0.rawValue)", symbol: LegendSymbol.shape(of: $0), words: $0.explanation)
        }
            + legend.lines.map {
                Entry(classes: "edge \($0.rawValue)", symbol: LegendSymbol.line($0), words: $0.explanation)
            }
            + legend.marks.map {
                Entry(classes: "edge \($0.rawValue)", symbol: LegendSymbol.mark($0), words: $0.explanation)
            }
    }

    private struct Entry {
        let classes: String
        let symbol: String
        let words: String

        // The symbol borrows the colours of what it explains; the class in front says that it is none of the graph's own.
        func markup(x: Int, y: Int) -> String {
            #"<g transform="translate(\#(x) \#(y))"><g class="legend-symbol \#(classes)">\#(symbol)</g>"#
                + #"<text x="\#(LegendSymbol.width + 6)" y="12">\#(XMLText.escaped(words))</text></g>"#
        }
    }
}
