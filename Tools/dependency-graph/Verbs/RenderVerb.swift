import Foundation
import GraphAnalysis
import GraphRendering

/// `render`: read a graph, decide what the picture shows, draw it, write it.
struct RenderVerb: Verb {
    private let input: GraphFile
    private let output: OutputFile
    private let format: Format
    private let options: DrawingOptions
    private let renderer: GraphRenderer

    func run() throws(ToolError) -> ExitCode {
        let graph = try input.read()
        let drawing = Drawing(of: graph, options: options)
        let picture = try draw(drawing, of: graph)
        try output.write(picture)
        return .clean
    }

    private func draw(_ drawing: Drawing, of graph: DependencyGraph) throws(ToolError) -> Data {
        do {
            switch format {
            case .svg:
                return Data(
                    try Console.whileTelling("drawing \(input.name)") { () throws(RenderingError) in
                        try renderer.svg(of: drawing)
                    }.utf8
                )
            case .dot: return Data(try drawing.dot().utf8)
            case .json: return try GraphDocument.encode(graph)
            }
        } catch {
            throw .rendering("\(input.name): \(error)")
        }
    }

    /// What comes out.
    enum Format: String, CaseIterable {
        case svg, dot, json
    }
}

extension RenderVerb {
    static let manual = Manual(
        name: "render",
        summary: "Draw a graph.",
        operands: "FILE",
        options: [output, format, title, direction, timeLimit],
        examples: [
            .init(
                purpose: "A picture to open in a browser:",
                command: "dependency-graph render graph.json -o graph.svg"
            ),
            .init(
                purpose: "From top to bottom, with a headline:",
                command: "dependency-graph render graph.json --direction TB --title 'Orders' -o orders.svg"
            ),
            .init(
                purpose: "Any DOT file, from standard input:",
                command: "dependency-graph render - -o graph.svg < any.dot"
            ),
        ]
    )

    private static let output = Option(
        "output",
        "o",
        value: "FILE",
        "Write to FILE; without it, or with -, to standard output."
    )
    private static let format = Option(
        "format",
        "f",
        choices: Format.allCases.map(\.rawValue),
        "What to write; by default what FILE's suffix says, else svg."
    )
    private static let title = Option("title", value: "TEXT", "The headline of the picture.")
    private static let direction = Option(
        "direction",
        choices: Drawing.Direction.allCases.map(\.rawValue),
        "Where edges point: left to right or top to bottom."
    )
    private static let timeLimit = Option("time-limit", value: "SECONDS", "How long drawing may take; 10 by default.")

    init(_ arguments: Arguments) throws(ToolError) {
        input = GraphFile(path: try arguments.onlyOperand("FILE", of: Self.manual.name))
        output = OutputFile(argument: arguments.value(Self.output))
        format = try arguments.choice(Self.format, as: Format.self) ?? Format(rawValue: output.suffix) ?? .svg
        options = DrawingOptions(
            title: arguments.value(Self.title) ?? input.title,
            direction: try arguments.choice(Self.direction, as: Drawing.Direction.self) ?? .leftToRight
        )
        renderer = GraphRenderer(
            child: Bundle.main.executablePath ?? CommandLine.arguments[0],
            timeLimit: .seconds(try arguments.positiveNumber(Self.timeLimit) ?? 10),
            plugins: ProcessInfo.processInfo.environment["DEPENDENCY_GRAPH_PLUGINS"]
        )
    }
}
