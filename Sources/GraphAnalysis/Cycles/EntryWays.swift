/// The shortest ways from the entry points of a graph to its nodes, along edges of every kind.
///
/// Where no node is known as an entry point, those that nobody needs stand for them.
struct EntryWays {
    private let indexed: IndexedGraph
    private let forest: ShortestWayForest

    /// - Complexity: O(n log n) in the size of the graph.
    init(to graph: DependencyGraph) {
        let attempted = graph.failures.flatMap(\.leadingEdges)
        let indexed = IndexedGraph(graph, following: Set(DependencyGraph.EdgeKind.allCases), adding: attempted)
        let known = graph.nodes.indices.filter { graph.nodes[$0].isEntry }
        let needed = Set(indexed.directed.heads)
        let sources = known.isEmpty ? graph.nodes.indices.filter { !needed.contains($0) } : known
        self.indexed = indexed
        forest = ShortestWayForest(in: indexed.directed, from: sources)
    }

    /// The way to the nearest of several nodes, the least one of equally near ones; empty where none is reached.
    func way(toNearestOf ids: [DependencyGraph.Node.ID]) -> [DependencyGraph.Edge.Identity] {
        let numbers = ids.compactMap { indexed.numbers[$0] }
        func rank(_ number: Int) -> (Int, Int) { (forest.distances[number] ?? .max, number) }
        guard let nearest = numbers.min(by: { rank($0) < rank($1) }) else { return [] }
        return forest.way(to: nearest, limit: Cycle.longestWayIn).map { indexed.edges[$0] }
    }
}
