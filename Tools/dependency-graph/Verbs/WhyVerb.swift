import Foundation
import GraphAnalysis

/// `why`: the shortest chain from one node to another.
struct WhyVerb: Verb {
    private let source: NodeName
    private let target: NodeName
    private let input: GraphFiles
    private let kinds: Set<DependencyGraph.EdgeKind>

    func run() throws(ToolError) -> ExitCode {
        let graph = try input.read()
        let (from, to) = (try source.node(in: graph), try target.node(in: graph))
        try OutputFile.standardOutput.write(answer(from, to, in: graph).map { $0 + "\n" }.joined())
        return .clean
    }

    private func answer(
        _ from: DependencyGraph.Node.ID,
        _ to: DependencyGraph.Node.ID,
        in graph: DependencyGraph
    ) -> [String] {
        if from == to { return ["\(shown(from)) is both ends"] }
        guard let way = graph.shortestWay(from: from, to: to, following: kinds) else {
            return ["\(shown(from)) does not need \(shown(to))"]
        }
        let length = way.edges.count == 1 ? "1 edge" : "\(way.edges.count) edges"
        let others: String =
            switch way.count {
            case 1: "the only chain of this length"
            case 2: "1 other chain of this length"
            default: "\(way.count - 1) other chains of this length"
            }
        return graph.requests(along: [way.edges]).flatMap(\.lines) + ["\(length), \(others)"]
    }
}

extension WhyVerb {
    static let manual = Manual(
        name: "why",
        summary: "Show the shortest chain by which A needs B; the exit code is 0 with and without one.",
        operands: "A B FILE…",
        options: [.kind],
        examples: [
            .init(purpose: "Names may be short:", command: "dependency-graph why Checkout Clock graph.json"),
            .init(
                purpose: "What has to be built first:",
                command: "dependency-graph why --kind construction Shop.Checkout Core.Clock graph.json"
            ),
        ]
    )

    init(_ arguments: Arguments) throws(ToolError) {
        guard arguments.operands.count > 2 else {
            throw .usage("why takes two names and a file: A B FILE…. See '\(Tool.name) why --help'.")
        }
        source = NodeName(text: arguments.operands[0])
        target = NodeName(text: arguments.operands[1])
        input = try GraphFiles(arguments.operands.dropFirst(2), of: Self.manual)
        kinds = try arguments.kinds(otherwise: Set(DependencyGraph.EdgeKind.allCases))
    }
}
