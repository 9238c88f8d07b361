/// The shortest ways from the nearest of several sources to everything that they reach.
package struct ShortestWayForest: Sendable {
    /// How many arcs each vertex is away from its nearest source; nil where no source reaches it.
    package let distances: [Int?]

    /// The vertices in the order in which they were reached.
    private let order: [Int]
    private let arcInto: [Int]
    private let sourceOf: [Int]
    private let graph: DirectedGraph

    /// Searches breadth first from all sources at once.
    ///
    /// - Complexity: O(vertices + arcs).
    package init(in graph: DirectedGraph, from sources: [Int]) {
        var distances = [Int?](repeating: nil, count: graph.vertexCount)
        var arcInto = [Int](repeating: 0, count: graph.vertexCount)
        var sourceOf = arcInto
        var queue: [Int] = []
        for source in sources where distances[source] == nil {
            distances[source] = 0
            sourceOf[source] = source
            queue.append(source)
        }
        var next = 0
        while next < queue.count {
            let vertex = queue[next]
            for arc in graph.arcs(from: vertex) where distances[graph.heads[arc]] == nil {
                distances[graph.heads[arc]] = distances[vertex].map { $0 + 1 }
                arcInto[graph.heads[arc]] = arc
                sourceOf[graph.heads[arc]] = sourceOf[vertex]
                queue.append(graph.heads[arc])
            }
            next += 1
        }
        order = queue
        self.distances = distances
        self.arcInto = arcInto
        self.sourceOf = sourceOf
        self.graph = graph
    }

    /// The source that a vertex is reached from; nil where none reaches it.
    package func nearestSource(of vertex: Int) -> Int? { distances[vertex].map { _ in sourceOf[vertex] } }

    /// The arcs from the nearest source to a vertex, at most the given number of them, counted from the vertex.
    package func way(to target: Int, limit: Int = .max) -> [Int] {
        var arcs: [Int] = []
        var vertex = target
        while let distance = distances[vertex], distance > 0, arcs.count < limit {
            arcs.append(arcInto[vertex])
            vertex = graph.tails[arcInto[vertex]]
        }
        return arcs.reversed()
    }

    /// How many ways to a vertex are as short as the shortest; the largest number where there are more.
    ///
    /// - Complexity: O(vertices + arcs).
    package func countOfWays(to target: Int) -> Int {
        var counts = distances.map { $0 == 0 ? 1 : 0 }
        for vertex in order {
            guard let distance = distances[vertex] else { continue }
            for arc in graph.arcs(from: vertex) where distances[graph.heads[arc]] == distance + 1 {
                counts[graph.heads[arc]] = counts[graph.heads[arc]].addingWithoutOverflow(counts[vertex])
            }
        }
        return counts[target]
    }
}
