import Foundation
import GraphAnalysis

/// `merge`: many recordings to one.
struct MergeVerb: Verb {
    private let input: GraphFiles
    private let output: OutputFile

    func run() throws(ToolError) -> ExitCode {
        try output.write(GraphDocument.encoded(try input.read()))
        return .clean
    }
}

extension MergeVerb {
    static let manual = Manual(
        name: "merge",
        summary: "Make one recording of several; one that is given twice counts once.",
        operands: "FILE…",
        options: [.output],
        examples: [
            .init(
                purpose: "The recordings of all processes of a test run:",
                command: "dependency-graph merge recordings/*.json -o graph.json"
            )
        ]
    )

    init(_ arguments: Arguments) throws(ToolError) {
        input = try GraphFiles(arguments.operands, of: Self.manual)
        output = OutputFile(argument: arguments.value(.output))
    }
}

extension GraphDocument {
    /// The document of a graph, for an output.
    static func encoded(_ graph: DependencyGraph) throws(ToolError) -> Data {
        do {
            return try encode(graph)
        } catch {
            throw .rendering("the graph cannot be written: \(error)")
        }
    }
}

extension Option {
    /// Where a result goes.
    static let output = Option(
        "output",
        letter: "o",
        value: "FILE",
        "Write to FILE; without it, or with -, to standard output."
    )
}
