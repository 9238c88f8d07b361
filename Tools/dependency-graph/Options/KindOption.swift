import GraphAnalysis

extension Arguments {
    /// The kinds of edges that a verb follows; the given ones where the command line names none.
    func kinds(otherwise kinds: Set<DependencyGraph.EdgeKind>) throws(ToolError) -> Set<DependencyGraph.EdgeKind> {
        let chosen = try choices(.kind, as: DependencyGraph.EdgeKind.self)
        return chosen.isEmpty ? kinds : Set(chosen)
    }
}

extension Option {
    /// The kinds of edges to follow.
    static let kind = Option(
        "kind",
        choices: DependencyGraph.EdgeKind.allCases.map(\.rawValue),
        "Follow edges of this kind only; may be given again."
    )
}
