import DependencyInjection
import GraphAnalysis

extension DependencyGraph {
    /// The graph of what was counted.
    init(_ recorded: RecordedRequests, recording: String) {
        let (requests, failures) = recorded.total
        let names = RecordedNames(requests.map(\.event))
        let edges = RecordedEdges(requests, names)
        self.init(
            nodes: RecordedNodes(requests, failures, names).nodes,
            edges: edges.edges,
            failures: failures.map { $0.failure(names) },
            recordings: [recording]
        )
    }
}
