/// The largest sets of vertices in which each reaches each other.
///
/// Source: R. Tarjan, "Depth-first search and linear graph algorithms", 1972; with a stack of its own instead of recursion.
package struct StronglyConnectedComponents: Sendable, Hashable {
    /// The number of the component that each vertex belongs to. An arc between components leads to the lower number.
    package let componentOfVertex: [Int]

    /// How many vertices each component has.
    package let sizes: [Int]

    /// Finds the components.
    ///
    /// - Complexity: O(vertices + arcs).
    package init(of graph: DirectedGraph) {
        var search = TarjanSearch(graph: graph)
        for root in 0..<graph.vertexCount { search.visit(from: root) }
        componentOfVertex = search.componentOfVertex
        sizes = search.sizes
    }

    /// Whether an arc lies on a cycle: both ends are in one component.
    package func isCyclic(_ arc: Int, of graph: DirectedGraph) -> Bool {
        componentOfVertex[graph.tails[arc]] == componentOfVertex[graph.heads[arc]]
    }
}

private struct TarjanSearch {
    let graph: DirectedGraph
    var componentOfVertex: [Int]
    var sizes: [Int] = []

    /// The order of discovery, counted from 1; 0 for what was not seen yet.
    private var discovery: [Int]
    /// The earliest discovered vertex of the pending ones that a vertex is known to reach.
    private var lowest: [Int]
    private var discovered = 0
    /// What has no component yet, in order of discovery.
    private var pending: [Int] = []
    /// The way from the root to the vertex at hand, with the arcs that are still to be followed.
    private var way: [(vertex: Int, rest: ArraySlice<Int>)] = []

    private static let none = -1

    init(graph: DirectedGraph) {
        self.graph = graph
        componentOfVertex = Array(repeating: Self.none, count: graph.vertexCount)
        discovery = Array(repeating: 0, count: graph.vertexCount)
        lowest = discovery
    }

    mutating func visit(from root: Int) {
        guard discovery[root] == 0 else { return }
        discover(root)
        while let (vertex, _) = way.last {
            if let arc = way[way.count - 1].rest.popFirst() {
                follow(to: graph.heads[arc], from: vertex)
            } else {
                way.removeLast()
                if let (parent, _) = way.last { lowest[parent] = min(lowest[parent], lowest[vertex]) }
                if lowest[vertex] == discovery[vertex] { closeComponent(at: vertex) }
            }
        }
    }

    private mutating func discover(_ vertex: Int) {
        discovered += 1
        discovery[vertex] = discovered
        lowest[vertex] = discovered
        pending.append(vertex)
        way.append((vertex, graph.arcs(from: vertex)))
    }

    private mutating func follow(to head: Int, from vertex: Int) {
        if discovery[head] == 0 {
            discover(head)
        } else if componentOfVertex[head] == Self.none {
            lowest[vertex] = min(lowest[vertex], discovery[head])
        }
    }

    private mutating func closeComponent(at root: Int) {
        let count = pending.count
        while let vertex = pending.popLast() {
            componentOfVertex[vertex] = sizes.count
            if vertex == root { break }
        }
        sizes.append(count - pending.count)
    }
}
