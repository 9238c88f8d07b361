/// A graph whose nodes are numbers, in the order of their ids, so that algorithms can work on it.
struct IndexedGraph {
    /// The ids, sorted; a node's number is its position.
    let ids: [DependencyGraph.Node.ID]

    /// The number of each id.
    let numbers: [DependencyGraph.Node.ID: Int]

    /// What the arcs stand for, sorted, one for each consumer and dependency.
    let edges: [DependencyGraph.Edge.Identity]

    let directed: DirectedGraph

    /// Takes a graph's edges of some kinds and further ones. Of several between two nodes it keeps the strongest: what is needed
    /// for construction comes before what is read later.
    init(
        _ graph: DependencyGraph,
        following kinds: Set<DependencyGraph.EdgeKind>,
        adding further: [DependencyGraph.Edge.Identity] = []
    ) {
        ids = graph.nodes.map(\.id)
        let numbers = Dictionary(uniqueKeysWithValues: zip(ids, 0...))
        var edges = graph.edges.lazy.filter { kinds.contains($0.kind) }.map(\.identity) + []
        if !further.isEmpty { edges = (edges + further).sorted() }
        self.edges = edges.enumerated().filter { index, edge in
            index == 0 || edges[index - 1].from != edge.from || edges[index - 1].to != edge.to
        }.map(\.element)
        self.numbers = numbers
        directed = DirectedGraph(
            vertexCount: ids.count,
            tails: self.edges.compactMap { numbers[$0.from] },
            heads: self.edges.compactMap { numbers[$0.to] }
        )
    }
}
