internal import GraphAnalysis

/// What a reader finds when pointing at something: the full name and every fact that the label leaves out, one a line.
enum Tooltip {
    static func text(
        of node: DependencyGraph.Node,
        marks: [Mark],
        change: String?,
        failures: [DependencyGraph.Failure]
    ) -> String {
        var lines = [node.id]
        lines += [node.scope?.rawValue, built(node.builds)].compactMap(\.self)
        if let implementation = node.implementation { lines.append("built as \(implementation)") }
        if let place = node.place { lines.append("at \(place)") }
        if marks.contains(.cycle) { lines.append("on a cycle") }
        if let mark = marks.first(where: \.isOfComparison) { lines.append(change ?? mark.rawValue) }
        lines += failures.map { "\($0.kind.rawValue): \(ReadableText.shortened($0.message, to: 400))" }
        return joined(lines)
    }

    static func text(of edge: DependencyGraph.Edge, marks: [Mark]) -> String {
        var lines = ["\(edge.from) → \(edge.to)", "\(edge.kind.rawValue), \(resolved(edge.resolutions))"]
        lines += edge.places.prefix(5).map { "at \($0)" }
        if edge.places.count > 5 { lines.append("and \(edge.places.count - 5) more places") }
        if marks.contains(.cycle) { lines.append("on a cycle") }
        if marks.contains(.failed) { lines.append("a request along it failed") }
        lines += marks.filter(\.isOfComparison).map(\.rawValue)
        return joined(lines)
    }

    static func text(ofFailed pair: DependencyPair) -> String {
        joined(["\(pair.from) → \(pair.to)", "a request that failed"])
    }

    private static func built(_ builds: DependencyGraph.BuildFigures) -> String? {
        guard builds.count > 0 else { return nil }
        let longest = BuildTime.text(builds.longestNanoseconds)
        return builds.count == 1 ? "built once in \(longest)" : "built \(builds.count) times, the slowest in \(longest)"
    }

    private static func resolved(_ count: Int) -> String {
        switch count {
        case 0: "declared, not read in this recording"
        case 1: "resolved once"
        default: "resolved \(count) times"
        }
    }

    private static func joined(_ lines: [String]) -> String {
        lines.map(ReadableText.readable).joined(separator: "\n")
    }
}
