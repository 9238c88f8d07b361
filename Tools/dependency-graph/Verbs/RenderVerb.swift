import Foundation
import GraphAnalysis
import GraphRendering

/// `render`: read a graph, decide what the picture shows, draw it, write it.
struct RenderVerb: Verb {
    private let input: GraphFile
    private let output: OutputFile
    private let format: Format
    private let isWatching: Bool
    private let viewOptions: ViewOptions
    private let options: DrawingOptions
    private let renderer: GraphRenderer

    func run() throws(ToolError) -> ExitCode {
        guard isWatching else {
            try render()
            return .clean
        }
        try watch()
    }

    private func render() throws(ToolError) {
        let graph = try input.read()
        let view = try viewOptions.view(of: graph)
        let picture = try draw(view)
        try output.write(picture)
    }

    // Ends when the user ends it. A recording that cannot be drawn leaves the last picture until the next one can.
    private func watch() throws(ToolError) -> Never {
        if format == .svg, let page = output.beside(suffix: "watch.html") {
            try page.write(Data(ReloadingPage(picture: output.name).text.utf8))
            Console.note("\(page.path ?? "") follows the picture")
        }
        var watch = FileWatch(path: input.path)
        while true {
            watch.waitForChange()
            do throws(ToolError) {
                try render()
                Console.note("\(input.name) is drawn")
            } catch {
                Console.report(error)
            }
        }
    }

    private func draw(_ view: GraphView) throws(ToolError) -> Data {
        do {
            switch format {
            case .svg:
                return Data(
                    try staged(view) { drawing, _, renderer throws(RenderingError) in try renderer.svg(of: drawing) }
                        .utf8
                )
            case .html:
                return Data(
                    try staged(view) { drawing, shown, renderer throws(RenderingError) in
                        try renderer.html(of: drawing, view: shown)
                    }.utf8
                )
            case .png: return try staged(view, as: .png)
            case .pdf: return try staged(view, as: .pdf)
            case .dot: return Data(try Drawing(of: view, options: options).dot().utf8)
            case .mermaid:
                let chart = try view.mermaid(options: options)
                if let note = chart.note { Console.note(note) }
                return Data(chart.text.utf8)
            case .json: return try GraphDocument.encode(view.graph)
            }
        } catch {
            throw .rendering("\(input.name): \(error)")
        }
    }

    private func staged(_ view: GraphView, as format: PictureFormat) throws(RenderingError) -> Data {
        Data(
            try staged(view) { drawing, _, renderer throws(RenderingError) in
                try renderer.file(of: drawing, as: format)
            }
        )
    }

    // What was left out for the time is said where it is seen first.
    private func staged<Picture>(
        _ view: GraphView,
        _ draw: (Drawing, GraphView, GraphRenderer) throws(RenderingError) -> Picture
    ) throws(RenderingError) -> Picture {
        let staged = try Console.whileTelling("drawing \(input.name)") { () throws(RenderingError) in
            try renderer.staged(view, options: options, draw: draw)
        }
        if let note = staged.note { Console.note(note) }
        return staged.picture
    }

    /// What comes out.
    enum Format: String, CaseIterable {
        case svg, html, png, pdf, dot, mermaid, json

        /// The format that a file's name asks for.
        init?(suffix: String) {
            switch suffix {
            case "mmd": self = .mermaid
            case "gv": self = .dot
            case "htm": self = .html
            default: self.init(rawValue: suffix)
            }
        }
    }
}

extension RenderVerb {
    static let manual = Manual(
        name: "render",
        summary: "Draw a graph.",
        operands: "FILE",
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
        choices: Format.allCases.map(\.rawValue),
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

    private static let watch = Option("watch", "Draw anew whenever FILE is replaced, until interrupted.")

    init(_ arguments: Arguments) throws(ToolError) {
        input = GraphFile(path: try arguments.onlyOperand("FILE", of: Self.manual.name))
        output = OutputFile(argument: arguments.value(Self.output))
        format = try arguments.choice(Self.format, as: Format.self) ?? Format(suffix: output.suffix) ?? .svg
        isWatching = arguments.isGiven(Self.watch)
        if isWatching, input.path == "-" || output.path == nil {
            throw .usage("--watch needs a file to watch and a file to write: name both.")
        }
        viewOptions = try ViewOptions(arguments)
        options = DrawingOptions(
            title: arguments.value(Self.title) ?? input.title,
            direction: try arguments.choice(Self.direction, as: Drawing.Direction.self) ?? .leftToRight,
            links: try Self.links(arguments.value(Self.linkBase))
        )
        renderer = GraphRenderer(
            child: Bundle.main.executablePath ?? CommandLine.arguments[0],
            timeLimit: .seconds(try arguments.positiveNumber(Self.timeLimit) ?? 10),
            plugins: ProcessInfo.processInfo.environment["DEPENDENCY_GRAPH_PLUGINS"]
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
