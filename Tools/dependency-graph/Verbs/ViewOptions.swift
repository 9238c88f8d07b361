import GraphAnalysis
import GraphRendering

/// The options that choose what of a graph is shown, and the way from a graph to that view.
struct ViewOptions {
    private let hidden: Set<DependencyGraph.EdgeKind>
    private let focus: NodePattern?
    private let depth: Int
    private let reaches: NodePattern?
    private let from: NodePattern?
    private let showsCyclesOnly: Bool
    private let reduces: Bool
    private let collapse: Collapse
    private let highlight: NodePattern?

    private enum Collapse {
        case whereLarge, never, allModules
        case modules(NodePattern)
    }

    /// What the options leave of a graph.
    func view(of graph: DependencyGraph) throws(ToolError) -> GraphView {
        do {
            var view = GraphView(of: graph).hiding(hidden)
            if let from { view = try view.reached(from: from) }
            if let reaches { view = try view.reaching(reaches) }
            if let focus { view = try view.focused(on: focus, depth: depth) }
            if let highlight { view = try view.highlighting(highlight) }
            if showsCyclesOnly { view = view.cyclesOnly }
            if reduces { view = view.reduced }
            return try collapsed(view)
        } catch {
            throw .usage("\(error)")
        }
    }

    private func collapsed(_ view: GraphView) throws(PatternError) -> GraphView {
        switch collapse {
        case .never: return view
        case .allModules: return view.collapsed
        case .modules(let pattern): return try view.collapsing(pattern)
        case .whereLarge:
            let shown = view.collapsedWhereLarge
            // Nobody asked for this: it is said outside of the picture too.
            if shown != view { shown.notes.last.map(Console.note) }
            return shown
        }
    }
}

extension ViewOptions {
    /// The rows of the table of options.
    static let options = [
        focus, depth, reaches, from, onlyCycles, collapse, highlight, hideKind, reduce,
    ]

    private static let focus = Option("focus", value: "PATTERN", "Show what matches, and its neighbourhood.")
    private static let depth = Option(
        "depth",
        value: "N",
        "How many edges --focus goes in each direction; 1 by default."
    )
    private static let reaches = Option("reaches", value: "PATTERN", "Show what matches, and all that needs it.")
    private static let from = Option("from", value: "PATTERN", "Show what matches, and all that it needs.")
    private static let onlyCycles = Option("only-cycles", "Show cycles and nothing else.")
    private static let collapse = Option(
        "collapse",
        value: "module|none|PATTERN",
        "Draw modules as one node each: all, none, or those that match; above \(GraphView.largeCount) nodes all."
    )
    private static let highlight = Option("highlight", value: "PATTERN", "Point out what matches.")
    private static let hideKind = Option(
        "hide-kind",
        choices: DependencyGraph.EdgeKind.allCases.map(\.rawValue),
        "Leave out edges of a kind; may be given again."
    )
    private static let reduce = Option("reduce", "Leave out edges that follow from others.")

    /// Reads the command line.
    init(_ arguments: Arguments) throws(ToolError) {
        focus = try arguments.pattern(Self.focus)
        depth = try arguments.count(Self.depth) ?? 1
        if focus == nil, arguments.isGiven(Self.depth) { throw .usage("--depth is of use with --focus only.") }
        reaches = try arguments.pattern(Self.reaches)
        from = try arguments.pattern(Self.from)
        showsCyclesOnly = arguments.isGiven(Self.onlyCycles)
        reduces = arguments.isGiven(Self.reduce)
        highlight = try arguments.pattern(Self.highlight)
        hidden = Set(try arguments.choices(Self.hideKind, as: DependencyGraph.EdgeKind.self))
        collapse =
            switch arguments.value(Self.collapse) {
            case nil: .whereLarge
            case "none": .never
            case "module": .allModules
            case _?: try arguments.pattern(Self.collapse).map { .modules($0) } ?? .whereLarge
            }
    }
}

extension Arguments {
    /// The value of an option that is a pattern for names.
    func pattern(_ option: Option) throws(ToolError) -> NodePattern? {
        guard let text = value(option) else { return nil }
        do {
            return try NodePattern(text)
        } catch {
            throw .usage("--\(option.name): \(error)")
        }
    }
}
