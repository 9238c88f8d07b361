/// The figures of a whole graph, for a table or for a program.
public struct GraphStatistics: Sendable, Hashable, Encodable {
    /// How many nodes there are.
    public let nodeCount: Int
    /// How many edges of each kind there are, by the name of the kind.
    public let edgeCounts: [String: Int]
    /// How many recordings the graph was made from.
    public let recordingCount: Int
    /// How many failures the recordings have.
    public let failureCount: Int
    /// How many edges are read later than their consumer is built: through properties and providers.
    public let lateEdgeCount: Int
    /// How many of those were read in a recording.
    public let readLateEdgeCount: Int
    /// The nodes by name.
    public let nodes: [NodeFigures]
    /// The chain of builds that takes longest: see `DependencyGraph.slowestBuildChain()`.
    public let slowestBuildChain: [BuildStep]

    /// The figures of one node.
    public struct NodeFigures: Sendable, Hashable, Encodable {
        /// The node.
        public let id: DependencyGraph.Node.ID
        /// How long an instance lives; nil where that is not known.
        public let scope: DependencyGraph.Scope?
        /// How many other nodes need it.
        public let fanIn: Int
        /// How many other nodes it needs.
        public let fanOut: Int
        /// How many edges the longest chain beneath it has.
        public let depth: Int
        /// The share of edges that lead out; nil without edges.
        public let instability: Double?
        /// How often it was built.
        public let buildCount: Int
        /// The time of its slowest build, in nanoseconds.
        public let longestBuildNanoseconds: UInt64
    }

    /// One build of a chain.
    public struct BuildStep: Sendable, Hashable, Encodable {
        /// What is built.
        public let id: DependencyGraph.Node.ID
        /// The time of its slowest build, in nanoseconds, dependencies included.
        public let longestBuildNanoseconds: UInt64
    }

    /// Measures a graph.
    ///
    /// - Complexity: O(n log n) in the size of the graph.
    public init(of graph: DependencyGraph) {
        let late = graph.edges.filter { $0.kind != .construction }
        nodeCount = graph.nodes.count
        edgeCounts = Dictionary(
            uniqueKeysWithValues: DependencyGraph.EdgeKind.allCases.map { kind in
                (kind.rawValue, graph.edges.count { $0.kind == kind })
            }
        )
        recordingCount = graph.recordings.count
        failureCount = graph.failures.count
        lateEdgeCount = late.count
        readLateEdgeCount = late.count { !$0.isDeclaredOnly }
        nodes = zip(graph.nodes, graph.measures()).map(NodeFigures.init)
        slowestBuildChain = graph.slowestBuildChain().map {
            BuildStep(id: $0.id, longestBuildNanoseconds: $0.builds.longestNanoseconds)
        }
    }
}

extension GraphStatistics.NodeFigures {
    fileprivate init(_ node: DependencyGraph.Node, _ measures: DependencyGraph.Measures) {
        id = node.id
        scope = node.scope
        (fanIn, fanOut, depth) = (measures.fanIn, measures.fanOut, measures.depth)
        instability = measures.instability
        buildCount = node.builds.count
        longestBuildNanoseconds = node.builds.longestNanoseconds
    }
}
