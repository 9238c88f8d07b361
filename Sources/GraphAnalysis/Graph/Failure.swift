extension DependencyGraph {
    /// A request that could not be met while the graph was recorded.
    public struct Failure: Sendable, Hashable, Comparable {
        /// What went wrong.
        public let kind: FailureKind

        /// The requests from the entry point to the failing one, in order.
        public let path: [Step]

        /// The whole message, as the program printed it.
        public let message: String

        /// Makes a failure.
        public init(kind: FailureKind, path: [Step], message: String) {
            self.kind = kind
            self.path = path
            self.message = message
        }

        public static func < (left: Self, right: Self) -> Bool {
            if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
            if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
            return left.message < right.message
        }
    }

    /// What went wrong with a request.
    public enum FailureKind: String, Sendable, Hashable, CaseIterable, Codable {
        /// The request needs itself to finish.
        case cycle
        /// Nothing is bound for it.
        case missing
        /// An instance would outlive what it holds.
        case captive
        /// An initialiser or a factory threw.
        case build
        /// Anything else: a scope that does not fit, a container that ended.
        case other
    }

    /// One request on the way to a failure.
    public struct Step: Sendable, Hashable, Comparable {
        /// The id of what was asked for.
        public let node: Node.ID

        /// Where it was asked for.
        public let place: Place?

        /// Makes a step.
        public init(node: Node.ID, place: Place? = nil) {
            self.node = node
            self.place = place
        }

        public static func < (left: Self, right: Self) -> Bool {
            if left.node != right.node { return left.node < right.node }
            switch (left.place, right.place) {
            case (let left?, let right?): return left < right
            case (nil, _?): return true
            default: return false
            }
        }
    }
}
