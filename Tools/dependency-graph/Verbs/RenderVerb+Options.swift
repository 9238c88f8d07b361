import Foundation
import GraphAnalysis
import GraphRendering

extension RenderVerb {
    static let manual = Manual(
        name: "render",
        summary: "Draw a graph.",
        operands: "FILE…",
        options: [output, format, title, direction, linkBase, timeLimit, watch] + ViewOptions.options,
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
                purpose: "A page with search, selection and findings:",
                command: "dependency-graph render graph.json -o graph.html"
            ),
            .init(
                purpose: "What a type needs, and what needs it, two steps far:",
                command: "dependency-graph render graph.json --focus 'Shop.Checkout$' --depth 2 -o checkout.svg"
            ),
            .init(
                purpose: "Any DOT file, from standard input:",
                command: "dependency-graph render - -o graph.svg < any.dot"
            ),
        ]
    )

    private static let output = Option(
        "output",
        letter: "o",
        value: "FILE",
        "Write to FILE; without it, or with -, to standard output."
    )
    private static let format = Option(
        "format",
        letter: "f",
        choices: PictureWriter.Format.allCases.map(\.rawValue),
        "What to write; by default what FILE's suffix says, else svg."
    )
    private static let title = Option("title", value: "TEXT", "The headline of the picture.")
    private static let direction = Option(
        "direction",
        choices: Drawing.Direction.allCases.map(\.rawValue),
        "Where edges point: left to right or top to bottom."
    )
    private static let linkBase = Option(
        "link-base",
        value: "URL",
        "Link nodes and edges to their source: a folder, or a URL with {path} and {line}."
    )
    private static let timeLimit = Option("time-limit", value: "SECONDS", "How long drawing may take; 10 by default.")

    private static let watch = Option("watch", "Draw anew whenever the one FILE is replaced, until interrupted.")

    init(_ arguments: Arguments) throws(ToolError) {
        input = try GraphFiles(arguments.operands, of: Self.manual)
        output = OutputFile(argument: arguments.value(Self.output))
        format =
            try arguments.choice(Self.format, as: PictureWriter.Format.self) ?? PictureWriter.Format(
                suffix: output.suffix
            ) ?? .svg
        isWatching = arguments.isGiven(Self.watch)
        if isWatching, input.path == nil || output.path == nil {
            throw .usage("--watch needs one file to watch and a file to write: name both.")
        }
        viewOptions = try ViewOptions(arguments)
        pictures = PictureWriter(
            name: input.name,
            options: DrawingOptions(
                title: arguments.value(Self.title) ?? input.title,
                direction: try arguments.choice(Self.direction, as: Drawing.Direction.self) ?? .leftToRight,
                links: try Self.links(arguments.value(Self.linkBase))
            ),
            renderer: .tool(timeLimit: .seconds(try arguments.positiveNumber(Self.timeLimit) ?? 10))
        )
    }

    private static func links(_ template: String?) throws(ToolError) -> SourceLinks? {
        do {
            return try template.map { template throws(LinkError) in try SourceLinks(template: template) }
        } catch {
            throw .usage("--\(linkBase.name): \(error).")
        }
    }
}
