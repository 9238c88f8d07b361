extension DependencyGraph {
    /// One consumer needing one dependency in one way.
    public struct Edge: Sendable, Hashable {
        /// The id of the consumer.
        public let from: Node.ID

        /// The id of the dependency.
        public let to: Node.ID

        /// In which way the consumer needs the dependency.
        public let kind: EdgeKind

        /// Where the requests stand in the source, sorted.
        public var places: [Place]

        /// How often the dependency was resolved along this edge; 0 where a property was declared and never read.
        public var resolutions: Int

        /// How often in which recording, where the graph was made from several; empty where there is one.
        public internal(set) var resolutionsByRecording: [String: Int]

        /// What had to be built along this edge, and how long that took. All else came from what was kept.
        public var builds: BuildFigures

        /// What was built in which recording, where the graph was made from several; empty where there is one.
        public internal(set) var buildsByRecording: [String: BuildFigures]

        /// How often an instance was given that had been kept.
        public var resolutionsFromCache: Int { max(0, resolutions - builds.count) }

        /// Whether a property that is read lazily was read while its owner was still being built.
        public var isForced: Bool

        /// Whether a property exists on a built instance and was never read in this recording.
        public var isDeclaredOnly: Bool { resolutions == 0 }

        /// Makes an edge.
        public init(
            from: Node.ID,
            to: Node.ID,
            kind: EdgeKind = .construction,
            places: [Place] = [],
            resolutions: Int = 1,
            isForced: Bool = false,
            resolutionsByRecording: [String: Int] = [:],
            builds: BuildFigures = BuildFigures(),
            buildsByRecording: [String: BuildFigures] = [:]
        ) {
            self.from = from
            self.to = to
            self.kind = kind
            self.places = places.count < 2 ? places : Set(places).sorted()
            self.resolutions = resolutions
            self.isForced = isForced
            self.resolutionsByRecording = resolutionsByRecording
            self.builds = builds
            self.buildsByRecording = buildsByRecording
        }

        /// What tells this edge from every other of its graph.
        public var identity: Identity { Identity(from: from, to: to, kind: kind) }

        /// Consumer, dependency and kind.
        public struct Identity: Sendable, Hashable, Comparable {
            /// The id of the consumer.
            public let from: Node.ID
            /// The id of the dependency.
            public let to: Node.ID
            /// In which way it is needed.
            public let kind: EdgeKind

            /// Makes an identity.
            public init(from: Node.ID, to: Node.ID, kind: EdgeKind) {
                self.from = from
                self.to = to
                self.kind = kind
            }

            public static func < (left: Self, right: Self) -> Bool {
                if left.from != right.from { return left.from < right.from }
                if left.to != right.to { return left.to < right.to }
                return left.kind < right.kind
            }
        }
    }

    /// In which way a consumer needs a dependency.
    public enum EdgeKind: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
        /// While the consumer itself is being built: it cannot exist without the dependency.
        case construction
        /// On a first read after the consumer was built.
        case lazy
        /// Each time the consumer calls its provider.
        case provider

        /// By name, which is also from the strongest need to the weakest.
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }
}
