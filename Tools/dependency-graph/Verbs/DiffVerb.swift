import Foundation
import GraphAnalysis
import GraphRendering

/// `diff`: what appeared, vanished or changed between two graphs.
struct DiffVerb: Verb {
    private let base: GraphFile
    private let head: GraphFile
    private let format: Format
    private let slowFactor: Double
    private let picture: SidePicture?

    enum Format: String, CaseIterable {
        case text, markdown
    }

    func run() throws(ToolError) -> ExitCode {
        let (base, head) = (try base.read(), try head.read())
        let difference = GraphDifference(
            from: base,
            to: head,
            baseFindings: base.findings(),
            headFindings: head.findings(),
            slowFactor: slowFactor
        )
        for note in difference.notes { Console.note(note) }
        guard !difference.isEmpty else { return .clean }
        let view = GraphView(of: difference, from: base, to: head)
        switch format {
        case .text: try OutputFile.standardOutput.write(difference.lines.map { $0 + "\n" }.joined())
        case .markdown: try OutputFile.standardOutput.write(difference.markdown(drawing: chart(of: view)))
        }
        try picture?.draw(view, of: "what differs", title: Self.title)
        return .findings
    }

    // A comment without its drawing is still worth reading.
    private func chart(of view: GraphView) -> String? {
        do {
            let chart = try view.mermaid(options: DrawingOptions(title: Self.title))
            if let note = chart.note { Console.note(note) }
            return chart.text
        } catch {
            Console.note("there is no drawing: \(error)")
            return nil
        }
    }
}

extension DiffVerb {
    static let manual = Manual(
        name: "diff",
        summary: "Tell what appeared, vanished or changed; silent and 0 where nothing did, else exit code 1.",
        operands: "BASE HEAD",
        options: [format, slowFactor, .picture],
        examples: [
            .init(purpose: "What a change did to the graph:", command: "dependency-graph diff main.json graph.json"),
            .init(
                purpose: "The same as a comment, with a drawing:",
                command: "dependency-graph diff --format markdown main.json graph.json > comment.md"
            ),
        ]
    )

    private static let format = Option(
        "format",
        letter: "f",
        choices: Format.allCases.map(\.rawValue),
        "Lines, or Markdown with a Mermaid drawing of what differs; lines by default."
    )
    private static let slowFactor = Option(
        "slow-factor",
        value: "FACTOR",
        "Note builds that take this many times their former average; 2 by default."
    )

    init(_ arguments: Arguments) throws(ToolError) {
        guard arguments.operands.count == 2 else {
            throw .usage("diff takes two files, BASE and HEAD, not \(arguments.operands.count). \(Self.hint)")
        }
        if arguments.operands == ["-", "-"] { throw .usage("standard input can be read once: - is given twice.") }
        (base, head) = (GraphFile(path: arguments.operands[0]), GraphFile(path: arguments.operands[1]))
        format = try arguments.choice(Self.format, as: Format.self) ?? .text
        slowFactor = try arguments.positiveNumber(Self.slowFactor) ?? 2
        picture = try SidePicture(arguments)
    }

    private static let title = "What differs"
    private static let hint = "See '\(Tool.name) diff --help'."
}
