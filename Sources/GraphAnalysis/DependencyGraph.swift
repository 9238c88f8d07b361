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
    ///
    /// - Complexity: O(n log n) in the number of parts.
    public init(nodes: [Node], edges: [Edge], failures: [Failure] = [], recordings: [String] = []) {
        let named = edges.flatMap { [$0.from, $0.to] } + failures.flatMap { $0.path.map(\.node) }
        self.nodes = (nodes + named.map { Node(id: $0) }).sortedUniquely(by: \.id)
        self.edges = edges.sortedUniquely(by: \.identity)
        self.failures = Set(failures).sorted()
        self.recordings = Set(recordings).sorted()
    }
}

extension Array {
    /// The elements in the order of their keys; of several with one key, the first.
    fileprivate func sortedUniquely<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
        let ordered = enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
        var result: [Element] = []
        for (_, element) in ordered where result.last.map(key) != key(element) { result.append(element) }
        return result
    }
}
