/// Something about a graph that a person should know, as facts. `title`, `details` and `remedy` put it into words.
public struct Finding: Sendable, Hashable {
    /// What sort of finding it is.
    public let code: Code

    /// How much it matters.
    public let severity: Severity

    /// What it is about, in an order that does not depend on how it was found.
    public let nodes: [DependencyGraph.Node.ID]

    /// The requests that show it, each from where the one before leads: round a cycle, from the holder to what it holds.
    public let steps: [Request]

    /// The requests from an entry point to the first of `nodes` that they reach.
    public let wayIn: [Request]

    /// Where it stands in the source, what to look at first in front.
    public let places: [DependencyGraph.Place]

    /// What else is to be said, by sort.
    public let facts: Facts

    /// Makes a finding. Unless they are given, the places are those of the steps.
    public init(
        code: Code,
        severity: Severity,
        nodes: [DependencyGraph.Node.ID],
        steps: [Request] = [],
        wayIn: [Request] = [],
        places: [DependencyGraph.Place]? = nil,
        facts: Facts = .none
    ) {
        self.code = code
        self.severity = severity
        self.nodes = nodes
        self.steps = steps
        self.wayIn = wayIn
        self.places = places ?? steps.compactMap(\.place)
        self.facts = facts
    }

    /// The edges of the steps.
    public var edges: [DependencyGraph.Edge.Identity] { steps.map(\.edge) }

    /// What stays the same when lines move and when the graph is recorded in another order.
    public var identity: Identity { Identity(code: code, nodes: nodes) }

    /// The sort of a finding, as written in a baseline: `cycle`, or the name of a rule.
    public struct Code: RawRepresentable, Sendable, Hashable, Comparable {
        /// The code as it is written.
        public let rawValue: String

        /// Makes a code.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// Code and nodes.
    public struct Identity: Sendable, Hashable, Comparable {
        /// What sort of finding it is.
        public let code: Code
        /// What it is about.
        public let nodes: [DependencyGraph.Node.ID]

        /// Makes an identity.
        public init(code: Code, nodes: [DependencyGraph.Node.ID]) {
            self.code = code
            self.nodes = nodes
        }

        public static func < (left: Self, right: Self) -> Bool {
            if left.code != right.code { return left.code < right.code }
            return left.nodes.lexicographicallyPrecedes(right.nodes)
        }
    }

    /// One consumer asking for one dependency, and where.
    public struct Request: Sendable, Hashable {
        /// Who asks for what, and in which way.
        public let edge: DependencyGraph.Edge.Identity
        /// Where; nil where the recording does not know.
        public let place: DependencyGraph.Place?

        /// Makes a request.
        public init(edge: DependencyGraph.Edge.Identity, place: DependencyGraph.Place? = nil) {
            self.edge = edge
            self.place = place
        }
    }

    /// In which way a rule is broken.
    public enum Breach: Sendable, Hashable {
        /// The first node needs the last, which is forbidden.
        case forbidden
        /// The first node reaches the last on a way that avoids what it has to lead through.
        case around
        /// The first node reaches the last through the second.
        case through
        /// No rule allows what the first node needs.
        case notAllowed
        /// The first node is in a lower layer than the last.
        case upward
        /// A measure of the node is beyond its limit.
        case beyond(RuleSet.Measure, value: Int, limit: Int)
    }

    /// What a sort of finding has to say beyond its nodes and steps.
    public enum Facts: Sendable, Hashable {
        case none
        /// What the program said when the request failed, and how many different requests failed so.
        case failed(message: String, requests: Int)
        /// How many edges this stands for.
        case count(Int)
        /// How many recordings were looked at.
        case recordings(Int)
        /// The scopes that recordings know.
        case scopes([DependencyGraph.Scope])
        /// How long a build took and may take.
        case duration(nanoseconds: UInt64, limit: UInt64)
        /// In which way a rule is broken, and the rule's reason.
        case broken(Breach, reason: String?)
    }
}

extension Finding: Comparable {
    /// The order of a report: errors first, then by code, what is shown by fewer steps first.
    public static func < (left: Self, right: Self) -> Bool {
        if left.severity != right.severity { return left.severity > right.severity }
        if left.code != right.code { return left.code < right.code }
        if left.steps.count != right.steps.count { return left.steps.count < right.steps.count }
        return left.nodes.lexicographicallyPrecedes(right.nodes)
    }
}
