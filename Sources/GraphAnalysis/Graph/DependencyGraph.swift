/// Who needs whom, as one or more recordings saw it.
///
/// A value: nodes, the edges between them and the failures that happened, each list sorted and free of duplicates, so that
/// equal graphs are equal values however they were put together.
///
/// ```swift
/// let graph = DependencyGraph(
///     nodes: [.init(id: "Shop.Checkout"), .init(id: "Shop.Clock")],
///     edges: [.init(from: "Shop.Checkout", to: "Shop.Clock")]
/// )
/// ```
public struct DependencyGraph: Sendable, Hashable {
    /// Everything that was asked for or asked, sorted by id.
    public let nodes: [Node]

    /// One entry for each consumer, dependency and kind, sorted.
    public let edges: [Edge]

    /// What went wrong while the graph was recorded, sorted.
    public let failures: [Failure]

    /// The identities of the recordings that this graph was made from, sorted; empty for a graph of another source.
    public let recordings: [String]

    /// Makes a graph, sorts its parts and adds a bare node for every id that only an edge or a failure names.
    ///
    /// Of several nodes with one id the first is kept, likewise of several edges with one consumer, dependency and kind.
    /// Figures that name no recording are those of the first recording.
    ///
    /// - Complexity: O(n log n) in the number of parts.
    public init(nodes: [Node], edges: [Edge], failures: [Failure] = [], recordings: [String] = []) {
        var known = Set(nodes.map(\.id))
        var named: [Node] = []
        func name(_ id: Node.ID) { if known.insert(id).inserted { named.append(Node(id: id)) } }
        for edge in edges { for id in [edge.from, edge.to] { name(id) } }
        for step in failures.lazy.flatMap(\.path) { name(step.node) }
        let recordings = Set(recordings).sorted()
        self.nodes = (nodes + named).sortedUniquely(by: \.id).map { $0.creditedBuilds(to: recordings) }
        self.edges = edges.sortedUniquely(by: \.identity).map { $0.credited(to: recordings) }
        self.failures = Set(failures).sorted()
        self.recordings = recordings
    }
}

extension Array {
    /// The elements in the order of their keys; of several with one key, the first.
    fileprivate func sortedUniquely<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
        let keys = map(key)
        // A document is sorted already; then nothing has to be moved.
        if zip(keys, keys.dropFirst()).allSatisfy(<) { return self }
        let order = indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
        var result: [Element] = []
        result.reserveCapacity(count)
        for (position, index) in order.enumerated() where position == 0 || keys[order[position - 1]] != keys[index] {
            result.append(self[index])
        }
        return result
    }
}
