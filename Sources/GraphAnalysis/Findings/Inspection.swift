/// A graph while it is judged, with what several checks need of it.
struct Inspection {
    let graph: DependencyGraph
    let index: GraphIndex
    let cycleSearch: CycleSearch

    /// Where requests stand that are on the way to a failure; their edges may not be in the graph.
    private let attemptedPlaces: [DependencyGraph.Edge.Identity: DependencyGraph.Place]

    init(of graph: DependencyGraph) {
        self.graph = graph
        index = GraphIndex(graph)
        cycleSearch = CycleSearch(in: index, entries: graph.isEntry)
        let requests = graph.failures.lazy.flatMap(\.requests)
        attemptedPlaces = Dictionary(
            requests.compactMap { request in request.place.map { (request.edge, $0) } },
            uniquingKeysWith: min
        )
    }

    /// The edges as requests with their places.
    func requests(_ edges: [DependencyGraph.Edge.Identity]) -> [Finding.Request] {
        edges.map { edge in
            Finding.Request(edge: edge, place: graph.edge(edge)?.places.first ?? attemptedPlaces[edge])
        }
    }
}

extension DependencyGraph {
    /// Ways as requests, each with the first place that is known for it.
    ///
    /// - Parameter ways: edges of the graph, or on the way to one of its failures.
    /// - Complexity: O(n log n) in the size of the graph and of the ways.
    public func requests(along ways: [[Edge.Identity]]) -> [[Finding.Request]] {
        ways.map(Inspection(of: self).requests)
    }
}

extension DependencyGraph.Failure {
    /// The path as requests: each step asked for by the one before.
    var requests: [Finding.Request] {
        zip(path, path.dropFirst()).map { consumer, dependency in
            Finding.Request(
                edge: .init(from: consumer.node, to: dependency.node, kind: .construction),
                place: dependency.place
            )
        }
    }
}
