extension GraphStatistics {
    /// The figures as JSON: keys sorted, a line feed at the end.
    ///
    /// - Throws: what Foundation's encoder throws; nothing is known that makes it.
    public func json() throws -> String { try encoded() }

    /// The figures for a person: a summary, a table of nodes, the chain of builds that takes longest.
    ///
    /// - Parameter limit: how many nodes the table has at most: those with most edges.
    public func text(limit: Int) -> String {
        (summary + table(limit: limit) + chain).joined(separator: "\n") + "\n"
    }

    private var summary: [String] {
        let kinds = edgeCounts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        var lines = [
            "nodes: \(nodeCount)",
            "edges: \(edgeCounts.values.reduce(0, +)) (\(kinds))",
            "recordings: \(recordingCount), failures: \(failureCount)",
        ]
        if lateEdgeCount > 0 { lines.append("read of what is declared: \(readLateEdgeCount) of \(lateEdgeCount)") }
        return lines
    }

    private func table(limit: Int) -> [String] {
        let ranked = nodes.sorted { ($1.fanIn + $1.fanOut, $0.id) < ($0.fanIn + $0.fanOut, $1.id) }
        let rows = ranked.prefix(limit).map(\.cells)
        if nodes.isEmpty { return [] }
        let heading = ["node", "scope", "fan-in", "fan-out", "depth", "instability", "builds", "longest"]
        let widths = heading.indices.map { column in ([heading] + rows).map { $0[column].count }.max() ?? 0 }
        let lines = ([heading] + rows).map { row in
            let cells = row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                // Names and words stand left, numbers right.
                return column < 2 ? row[column] + space : space + row[column]
            }
            return cells.joined(separator: "  ")
        }
        let left = nodes.count - rows.count
        return [""] + lines + (left > 0 ? ["\(left) more with fewer edges"] : [])
    }

    private var chain: [String] {
        guard !slowestBuildChain.isEmpty else { return [] }
        let steps = slowestBuildChain.enumerated().map { position, step in
            "\(position == 0 ? "" : "→ ")\(shown(step.id))  \(duration(step.longestBuildNanoseconds))"
        }
        return ["", "the chain of builds that takes longest"] + steps.map { "    \($0)" }
    }
}

extension GraphStatistics.NodeFigures {
    fileprivate var cells: [String] {
        [
            shown(id), scope?.rawValue ?? "-", "\(fanIn)", "\(fanOut)", "\(depth)",
            instability.map { hundredths($0) } ?? "-",
            "\(buildCount)", buildCount > 0 ? duration(longestBuildNanoseconds) : "-",
        ]
    }

    /// A share with two digits, the same in every locale.
    private func hundredths(_ share: Double) -> String {
        let count = Int((share * 100).rounded())
        return "\(count / 100).\(count % 100 < 10 ? "0" : "")\(count % 100)"
    }
}
