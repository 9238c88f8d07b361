/// Why a pattern cannot be used.
public enum PatternError: Error, Sendable, Hashable, CustomStringConvertible {
    /// It is no regular expression.
    case invalid(String, reason: String)
    /// Nothing in the graph matches it.
    case noMatch(String)

    public var description: String {
        switch self {
        case .invalid(let text, let reason): "'\(text)' is no regular expression: \(reason)."
        case .noMatch(let text):
            "no node matches '\(text)'. Patterns are regular expressions on names like Module.Type."
        }
    }
}
