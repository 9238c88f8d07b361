internal import GraphAnalysis

/// A Swift regular expression that is looked for in nodes' module-qualified names.
public struct NodePattern: Sendable, Hashable {
    /// The expression as it was written.
    public let text: String

    /// Reads an expression.
    ///
    /// - Throws: `PatternError.invalid` where it is none.
    public init(_ text: String) throws(PatternError) {
        self.text = text
        _ = try Self.regex(text)
    }

    /// The nodes of a graph whose name contains a match.
    ///
    /// - Throws: `PatternError.noMatch` where there is none.
    func matches(in graph: DependencyGraph) throws(PatternError) -> Set<DependencyGraph.Node.ID> {
        let matches = try matches(among: graph.nodes.map(\.id))
        if matches.isEmpty { throw .noMatch(text) }
        return matches
    }

    /// The names that contain a match.
    func matches(among names: [String]) throws(PatternError) -> Set<String> {
        let regex = try Self.regex(text)
        return Set(names.filter { $0.firstMatch(of: regex) != nil })
    }

    // An expression of this type cannot be sent to another thread, so it is the text that is kept.
    private static func regex(_ text: String) throws(PatternError) -> Regex<AnyRegexOutput> {
        do {
            return try Regex(text)
        } catch {
            throw .invalid(text, reason: "\(error)")
        }
    }
}
