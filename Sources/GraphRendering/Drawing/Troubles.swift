internal import GraphAnalysis

/// Which nodes and edges of a graph a picture has to put in front: those of cycles and of failures.
struct Troubles {
    /// Nodes on a cycle.
    let cyclicNodes: Set<DependencyGraph.Node.ID>
    /// What requests for a node failed with.
    private(set) var failures: [DependencyGraph.Node.ID: [DependencyGraph.Failure]] = [:]
    /// Nodes that nothing is bound for.
    private(set) var missing: Set<DependencyGraph.Node.ID> = []
    /// Requests that failed, on the way to a failure or on a cycle, of which the graph has no edge of any kind.
    let lostRequests: [DependencyPair]

    private let cyclicEdges: Set<DependencyGraph.Edge.Identity>
    private let cyclicRequests: Set<DependencyPair>
    private let failedRequests: Set<DependencyPair>

    /// Finds the troubles of what is shown.
    ///
    /// - Complexity: O(n log n) in the size of the graph.
    init(of view: GraphView) {
        let graph = view.graph
        let recorded = Set(graph.edges.map(\.identity))
        cyclicEdges = view.cyclicEdges
        cyclicNodes = view.cyclicNodes
        // A cycle may have run along an edge that was recorded as lazy and was forced: it is known by its ends.
        cyclicRequests = Set(cyclicEdges.subtracting(recorded).map { DependencyPair(from: $0.from, to: $0.to) })
        failedRequests = Set(graph.failures.compactMap(DependencyPair.init(failing:)))
        let recordedPairs = Set(recorded.map { DependencyPair(from: $0.from, to: $0.to) })
        let onTheWay = graph.failures.flatMap { DependencyPair.pairs(along: $0.path) }
        lostRequests = cyclicRequests.union(onTheWay).subtracting(recordedPairs).sorted()
        for failure in graph.failures {
            guard let last = failure.path.last?.node else { continue }
            failures[last, default: []].append(failure)
            if failure.kind == .missing { missing.insert(last) }
        }
    }

    /// The marks of a node.
    func marks(of node: DependencyGraph.Node) -> [Mark] {
        var marks: [Mark] = []
        if cyclicNodes.contains(node.id) { marks.append(.cycle) }
        if failures[node.id] != nil { marks.append(.failed) }
        return marks
    }

    /// The marks of a recorded edge.
    func marks(of edge: DependencyGraph.Edge) -> [Mark] {
        let pair = DependencyPair(from: edge.from, to: edge.to)
        var marks: [Mark] = []
        if cyclicEdges.contains(edge.identity) || cyclicRequests.contains(pair) { marks.append(.cycle) }
        if failedRequests.contains(pair) { marks.append(.failed) }
        if edge.isDeclaredOnly { marks.append(.unread) }
        return marks
    }

    /// The marks of a request that left no edge behind.
    func marks(ofLost pair: DependencyPair) -> [Mark] {
        if cyclicRequests.contains(pair) { return [.cycle] }
        return failedRequests.contains(pair) ? [.failed] : []
    }
}
