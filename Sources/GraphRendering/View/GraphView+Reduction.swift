internal import GraphAnalysis

extension GraphView {
    /// The graph without the construction edges that follow from others: where A needs B and B needs C, that A needs C.
    ///
    /// Edges on cycles stay, and so does every edge of another kind. Nothing becomes unreachable.
    ///
    /// - Complexity: O(n · m) in nodes and construction edges, in practice far less.
    public var reduced: GraphView {
        let removed = Reduction(of: graph, sparing: cyclicEdges).removed
        guard !removed.isEmpty else { return noting("No edge follows from others.") }
        var view = self
        view.graph = graph.with(edges: graph.edges.filter { !removed.contains($0.identity) })
        return view.noting(
            removed.count == 1
                ? "1 edge that follows from others is left out."
                : "\(removed.count) edges that follow from others are left out."
        )
    }
}

/// A transitive reduction, node by node. What is removed for one node is gone for the next, so that nothing gets lost.
private struct Reduction {
    private(set) var removed: Set<DependencyGraph.Edge.Identity> = []
    private let edges: [DependencyGraph.Edge.Identity]
    private let directed: DirectedGraph
    private var isRemoved: [Bool]
    private var seenFor: [Int]

    init(of graph: DependencyGraph, sparing cyclic: Set<DependencyGraph.Edge.Identity>) {
        let numbers = Dictionary(uniqueKeysWithValues: zip(graph.nodes.map(\.id), graph.nodes.indices))
        edges = graph.edges.filter { $0.kind == .construction }.map(\.identity)
        directed = DirectedGraph(
            vertexCount: graph.nodes.count,
            tails: edges.map { numbers[$0.from] ?? 0 },
            heads: edges.map { numbers[$0.to] ?? 0 }
        )
        isRemoved = Array(repeating: false, count: edges.count)
        seenFor = Array(repeating: -1, count: graph.nodes.count)
        let components = StronglyConnectedComponents(of: directed).componentOfVertex
        for vertex in graph.nodes.indices { reduce(at: vertex, components, sparing: cyclic) }
        removed = Set(edges.indices.filter { isRemoved[$0] }.map { edges[$0] })
    }

    // Components are numbered against the arrows: the higher number comes first, so that the detour is walked before the
    // short cut is met.
    private mutating func reduce(
        at vertex: Int,
        _ components: [Int],
        sparing cyclic: Set<DependencyGraph.Edge.Identity>
    ) {
        let arcs = directed.arcs(from: vertex).sorted {
            components[directed.heads[$0]] > components[directed.heads[$1]]
        }
        seenFor[vertex] = vertex
        for arc in arcs {
            let head = directed.heads[arc]
            if seenFor[head] == vertex {
                isRemoved[arc] = !cyclic.contains(edges[arc])
            } else {
                walk(from: head, for: vertex)
            }
        }
    }

    private mutating func walk(from start: Int, for vertex: Int) {
        seenFor[start] = vertex
        var waiting = [start]
        while let next = waiting.popLast() {
            for arc in directed.arcs(from: next) where !isRemoved[arc] && seenFor[directed.heads[arc]] != vertex {
                seenFor[directed.heads[arc]] = vertex
                waiting.append(directed.heads[arc])
            }
        }
    }
}
