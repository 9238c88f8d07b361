extension DependencyGraph {
    /// A type or a named dependency that took part in a resolve.
    public struct Node: Sendable, Hashable, Identifiable {
        /// The module-qualified name: `Shop.Checkout`, or `Shop.Dependencies.clock` for a key path.
        public let id: String

        /// The module that declares it.
        public var module: String

        /// How long an instance lives; nil where the recording does not know, as for an object made by hand.
        public var scope: Scope?

        /// The scopes that recordings know, sorted, where they know different ones; `scope` is the first of them then.
        public var conflictingScopes: [Scope]

        /// The module-qualified name of the concrete type that was built, where it is not the node itself.
        public var implementation: String?

        /// Where it was bound or declared.
        public var place: Place?

        /// Whether requests start here: a root, or an object that was made by hand.
        public var isEntry: Bool

        /// How many instances were built, and how long that took.
        public var builds: BuildFigures

        /// What was built in which recording, where the graph was made from several; empty where there is one.
        public internal(set) var buildsByRecording: [String: BuildFigures]

        /// Which one it was in the order in which the nodes of its recording were first built, counted from 1; nil where it was not built. Of
        /// several recordings the least.
        public var firstBuild: Int?

        /// Makes a node; the module is what stands before the first dot of the id unless it is given.
        public init(
            id: String,
            module: String? = nil,
            scope: Scope? = nil,
            implementation: String? = nil,
            place: Place? = nil,
            isEntry: Bool = false,
            builds: BuildFigures = BuildFigures(),
            conflictingScopes: [Scope] = [],
            buildsByRecording: [String: BuildFigures] = [:],
            firstBuild: Int? = nil
        ) {
            self.id = id
            self.module = module ?? String(id.prefix { $0 != "." })
            let conflicting = conflictingScopes.count < 2 ? [] : Set(conflictingScopes).sorted()
            self.scope = conflicting.first ?? scope
            self.implementation = implementation
            self.place = place
            self.isEntry = isEntry
            self.builds = builds
            self.conflictingScopes = conflicting.count < 2 ? [] : conflicting
            self.buildsByRecording = buildsByRecording
            self.firstBuild = firstBuild
        }
    }

    /// How long an instance lives.
    public enum Scope: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
        case perRequest, singleton, perScope, shared

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// How often something was built and how long it took.
    public struct BuildFigures: Sendable, Hashable, Codable {
        /// The number of finished builds.
        public var count: Int
        /// The time of all builds together, dependencies included, in nanoseconds.
        public var totalNanoseconds: UInt64
        /// The time of the slowest build, dependencies included, in nanoseconds.
        public var longestNanoseconds: UInt64
        /// The time of all builds together without what was spent on dependencies, in nanoseconds; 0 where that is not known.
        public var ownTotalNanoseconds: UInt64
        /// The longest such time of one build, in nanoseconds; 0 where that is not known.
        public var ownLongestNanoseconds: UInt64

        /// Makes the figures; without arguments, those of something that was never built.
        public init(
            count: Int = 0,
            totalNanoseconds: UInt64 = 0,
            longestNanoseconds: UInt64 = 0,
            ownTotalNanoseconds: UInt64 = 0,
            ownLongestNanoseconds: UInt64 = 0
        ) {
            self.count = count
            self.totalNanoseconds = totalNanoseconds
            self.longestNanoseconds = longestNanoseconds
            self.ownTotalNanoseconds = ownTotalNanoseconds
            self.ownLongestNanoseconds = ownLongestNanoseconds
        }
    }
}
