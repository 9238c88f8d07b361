/// The rules that a team gives its graph.
///
/// A pattern is a Swift regular expression, looked for anywhere in the module-qualified name of a node.
public struct RuleSet: Sendable, Hashable {
    /// Needs that must not be.
    public var forbidden: [ForbiddenRule] = []
    /// The only needs that some nodes may have.
    public var allowed: [AllowedRule] = []
    /// Layers of which a lower one must not need a higher one.
    public var layers: [LayerRule] = []
    /// What must not grow too large.
    public var limits: [LimitRule] = []

    /// Makes a set without rules.
    public init() {}

    /// What every rule has.
    public struct Head: Sendable, Hashable {
        /// The name, which is the code of its findings.
        public let name: String
        /// How much its findings matter; an error unless it says otherwise.
        public let severity: Severity
        /// Why the rule is there, for who broke it.
        public let reason: String?
        /// Whether its source patterns may match no node; otherwise that is a fault of the configuration.
        public let mayMatchNothing: Bool
    }

    /// A pattern and where it stands in the rule file.
    public struct Pattern: Sendable, Hashable {
        /// The regular expression.
        public let text: String
        /// Where it stands in the rule file.
        public let position: TextPosition
    }

    /// What `from` matches must not need what `to` matches.
    public struct ForbiddenRule: Sendable, Hashable {
        /// Name, severity and reason.
        public let head: Head
        /// Who is judged.
        public let from: Pattern
        /// What is needed.
        public let to: Pattern
        /// The kinds of edges that are judged.
        public let kinds: Set<DependencyGraph.EdgeKind>
        /// Whether it is the direct need that is forbidden, or a need on some ways.
        public let ways: Ways

        /// Which ways from the one to the other are forbidden.
        public enum Ways: Sendable, Hashable {
            /// Each edge is forbidden.
            case direct
            /// Each way that meets no node of this pattern is forbidden.
            case onlyThrough(Pattern)
            /// Each way that meets a node of this pattern is forbidden.
            case notThrough(Pattern)
        }
    }

    /// What `from` matches may need what `to` matches, and nothing that no such rule allows it.
    public struct AllowedRule: Sendable, Hashable {
        /// Name, severity and reason.
        public let head: Head
        /// Who is judged.
        public let from: Pattern
        /// What is needed.
        public let to: Pattern
        /// The kinds of edges that are judged.
        public let kinds: Set<DependencyGraph.EdgeKind>
    }

    /// Layers from the top down. A node is in the first one that matches it.
    public struct LayerRule: Sendable, Hashable {
        /// Name, severity and reason.
        public let head: Head
        /// The patterns, the highest layer first.
        public let layers: [Pattern]
        /// The kinds of edges that are judged.
        public let kinds: Set<DependencyGraph.EdgeKind>
    }

    /// What `nodes` matches must not have a greater measure.
    public struct LimitRule: Sendable, Hashable {
        /// Name, severity and reason.
        public let head: Head
        /// Who is judged.
        public let nodes: Pattern
        /// What is measured.
        public let measure: Measure
        /// The greatest value that is allowed.
        public let atMost: Int
        /// The kinds of edges that are judged.
        public let kinds: Set<DependencyGraph.EdgeKind>
    }

    /// See `DependencyGraph.Measures`.
    public enum Measure: String, Sendable, Hashable, CaseIterable {
        case depth, fanIn, fanOut
    }
}
