import Foundation
import GraphAnalysis

/// `cycles`: list cycles, shortest first, and the edges to cut.
struct CyclesVerb: Verb {
    private let input: GraphFiles
    private let kinds: Set<DependencyGraph.EdgeKind>
    private let listsAll: Bool
    private let limit: Int

    func run() throws(ToolError) -> ExitCode {
        let graph = try input.read()
        let (cycles, note) = listsAll ? all(of: graph) : cover(of: graph)
        guard !cycles.isEmpty else {
            try OutputFile.standardOutput.write("no cycles\n")
            return .clean
        }
        let lines = [cycles.count == 1 ? "1 cycle" : "\(cycles.count) cycles, shortest first"]
        let listed = Self.lines(of: cycles, in: graph)
        let text = (lines + note + listed + cut(of: graph)).joined(separator: "\n") + "\n"
        try OutputFile.standardOutput.write(text)
        return .findings
    }

    private func cover(of graph: DependencyGraph) -> ([Cycle], note: [String]) {
        let cycles = graph.cycles(following: kinds)
        guard cycles.uncoveredEdgeCount > 0 else { return (cycles.found, []) }
        return (cycles.found, ["\(cycles.uncoveredEdgeCount) more edges lie on cycles that are not listed"])
    }

    private func all(of graph: DependencyGraph) -> ([Cycle], note: [String]) {
        let cycles = graph.elementaryCycles(following: kinds, limit: limit)
        guard let length = cycles.completeLength else { return (cycles.found, []) }
        return (cycles.found, ["the list is cut: there are more cycles of over \(length) edges than are listed"])
    }

    private static func lines(of cycles: [Cycle], in graph: DependencyGraph) -> [String] {
        let ways = graph.requests(along: cycles.map(\.edges))
        let waysIn = graph.requests(along: cycles.map(\.wayIn))
        return cycles.indices.flatMap { number in
            let cycle = Finding(
                code: .cycle,
                severity: .error,
                nodes: cycles[number].nodes,
                steps: ways[number],
                wayIn: waysIn[number]
            )
            let length = cycles[number].length
            return ["", "\(number + 1): \(length) \(length == 1 ? "edge" : "edges")"]
                + cycle.details.map { "    \($0)" }
        }
    }

    private func cut(of graph: DependencyGraph) -> [String] {
        let cut = graph.edgesToCut(following: kinds)
        let heading =
            cut.isFewest
            ? "the fewest edges to cut so that no cycle is left: \(cut.edges.count)"
            : "edges to cut so that no cycle is left: \(cut.edges.count), perhaps not the fewest"
        return ["", heading] + cut.edges.map { "    \($0.drawing)" }
    }
}

extension CyclesVerb {
    static let manual = Manual(
        name: "cycles",
        summary: "List cycles, shortest first, and the fewest edges to cut; exit code 1 where there are any.",
        operands: "FILE…",
        options: [all, limit, .kind],
        examples: [
            .init(
                purpose: "Few short cycles that every cyclic edge is on:",
                command: "dependency-graph cycles graph.json"
            ),
            .init(
                purpose: "What holds each other, also through properties that are read later:",
                command: "dependency-graph cycles --kind construction --kind lazy graph.json"
            ),
            .init(purpose: "Every cycle, at most 50:", command: "dependency-graph cycles --all --limit 50 graph.json"),
        ]
    )

    private static let all = Option("all", "List every cycle that meets no node twice, not only a cover.")
    private static let limit = Option("limit", value: "N", "How many cycles --all lists at most; 1000 by default.")

    init(_ arguments: Arguments) throws(ToolError) {
        input = try GraphFiles(arguments.operands, of: Self.manual)
        kinds = try arguments.kinds(otherwise: [.construction])
        listsAll = arguments.isGiven(Self.all)
        limit = try arguments.count(Self.limit) ?? 1_000
        if arguments.isGiven(Self.limit), !listsAll || limit == 0 {
            throw .usage("--limit is of use with --all, and above 0.")
        }
    }
}
