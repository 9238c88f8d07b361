/// The one style sheet of a picture: the colours of both schemes, chosen by the viewer's preference.
enum StyleSheet {
    /// The rules for what occurs in a drawing.
    static func text(for legend: Drawing.Legend) -> String {
        """
        .dependency-graph text{font-family:Helvetica,Arial,sans-serif;font-size:11px}
        .dependency-graph .headline{font-size:15px;font-weight:bold}
        .dependency-graph .node text+text,.dependency-graph .edge text{font-size:9px}
        \(colors(.light, for: legend))@media (prefers-color-scheme:dark){
        \(colors(.dark, for: legend))}
        """
    }

    /// The rules that give everything that occurs its colour.
    static func colors(_ palette: Palette, for legend: Drawing.Legend) -> String {
        var rules: [(selectors: [String], declarations: String)] = [
            (["text"], "fill:\(palette.text)"),
            ([".quiet", ".cluster text", ".node text+text", ".edge text"], "fill:\(palette.quietText)"),
            ([".cluster path"], "fill:\(palette.clusterFill);stroke:\(palette.clusterLine)"),
        ]
        rules += legend.appearances.flatMap { nodeRules($0.rawValue, palette.pair($0)) }
        rules += edgeRules("", palette.line)
        // A request that failed is one also where nothing that it is about can be marked.
        let marks = legend.marks + (legend.lines.contains(.failed) ? [.failed] : [])
        for mark in Mark.allCases where marks.contains(mark) {
            rules += markRules(mark, palette.line(of: [mark]) ?? palette.line)
        }
        return rules.map { rule in
            rule.selectors.map { ".dependency-graph \($0)" }.joined(separator: ",") + "{\(rule.declarations)}\n"
        }.joined()
    }

    private typealias Rule = (selectors: [String], declarations: String)

    private static func nodeRules(_ name: String, _ pair: Palette.Pair) -> [Rule] {
        let shapes = ["path", "polygon"].map { ".node.\(name) \($0)" }
        return [(shapes, "fill:\(pair.fill);stroke:\(pair.line)"), ([".node.\(name) polyline"], "stroke:\(pair.line)")]
    }

    // Heads that are drawn hollow stay hollow.
    private static func edgeRules(_ qualifier: String, _ color: String) -> [Rule] {
        let edge = ".edge\(qualifier)"
        return [
            (["\(edge) path", "\(edge) polygon", "\(edge) polyline"], "stroke:\(color)"),
            (["\(edge) polygon:not([fill=\"none\"])"], "fill:\(color)"),
        ]
    }

    private static func markRules(_ mark: Mark, _ color: String) -> [Rule] {
        let shapes = ["path", "polygon", "polyline"].map { ".node.\(mark.rawValue) \($0)" }
        return [(shapes, "stroke:\(color)")] + edgeRules(".\(mark.rawValue)", color)
    }
}
