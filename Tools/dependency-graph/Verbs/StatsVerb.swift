import GraphAnalysis

/// `stats`: the figures of a graph and of its nodes.
struct StatsVerb: Verb {
    private let input: GraphFiles
    private let format: Format
    private let limit: Int

    enum Format: String, CaseIterable {
        case text, json
    }

    func run() throws(ToolError) -> ExitCode {
        let statistics = GraphStatistics(of: try input.read())
        try OutputFile.standardOutput.write(try text(of: statistics))
        return .clean
    }

    private func text(of statistics: GraphStatistics) throws(ToolError) -> String {
        do {
            return format == .json ? try statistics.json() : statistics.text(limit: limit)
        } catch {
            throw .rendering("the figures cannot be written: \(error)")
        }
    }
}

extension StatsVerb {
    static let manual = Manual(
        name: "stats",
        summary: "Count: fan-in, fan-out, depth, instability, slowest builds, what was read of what is declared.",
        operands: "FILE…",
        options: [format, top],
        examples: [
            .init(purpose: "The ten nodes with most edges:", command: "dependency-graph stats --top 10 graph.json"),
            .init(purpose: "All figures, for a program:", command: "dependency-graph stats --format json graph.json"),
        ]
    )

    private static let format = Option(
        "format",
        letter: "f",
        choices: Format.allCases.map(\.rawValue),
        "A table, or JSON with all nodes; a table by default."
    )
    private static let top = Option(
        "top",
        value: "N",
        "How many nodes the table has, those with most edges; 20 by default."
    )

    init(_ arguments: Arguments) throws(ToolError) {
        input = try GraphFiles(arguments.operands, of: Self.manual)
        format = try arguments.choice(Self.format, as: Format.self) ?? .text
        limit = try arguments.count(Self.top) ?? 20
    }
}
