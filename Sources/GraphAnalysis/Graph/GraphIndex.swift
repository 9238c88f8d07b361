/// A graph whose nodes are numbers, so that algorithms can work on it.
struct GraphIndex {
    /// An edge between numbers.
    struct Arc: Hashable, Comparable {
        let tail: Int
        let head: Int
        let kind: DependencyGraph.EdgeKind

        static func < (left: Self, right: Self) -> Bool {
            (left.tail, left.head, left.kind) < (right.tail, right.head, right.kind)
        }
    }

    /// The ids of the nodes, sorted; a node's number is its position.
    let ids: [DependencyGraph.Node.ID]

    /// The edges of the graph and those that closed a cycle when a request failed, sorted, each once.
    let arcs: [Arc]

    /// The cycles that happened, as arcs.
    let closedCycles: [[Arc]]

    /// The requests on the way to all failures, as arcs; whether they completed is not known.
    let attempts: [Arc]

    /// The number of each id.
    private let numbers: [DependencyGraph.Node.ID: Int]

    /// - Complexity: O(n log n) in the size of the graph, O(n) where no cycle happened.
    init(_ graph: DependencyGraph) {
        let ids = graph.nodes.map(\.id)
        let numbers = Dictionary(uniqueKeysWithValues: zip(ids, 0...))
        func number(_ id: DependencyGraph.Node.ID) -> Int {
            guard let number = numbers[id] else { preconditionFailure("a graph lists each node that it names") }
            return number
        }
        func arcs(along path: [DependencyGraph.Node.ID]) -> [Arc] {
            zip(path, path.dropFirst()).map { Arc(tail: number($0), head: number($1), kind: .construction) }
        }
        let completed = graph.edges.map { Arc(tail: number($0.from), head: number($0.to), kind: $0.kind) }
        self.ids = ids
        self.numbers = numbers
        closedCycles = graph.failures.compactMap(\.closedCycle).map { arcs(along: $0 + $0.prefix(1)) }
        attempts = graph.failures.flatMap { arcs(along: $0.path.map(\.node)) }
        self.arcs = closedCycles.isEmpty ? completed : Set(completed).union(closedCycles.joined()).sorted()
    }

    /// The number of a node of the graph; nil for any other id.
    func number(of id: DependencyGraph.Node.ID) -> Int? { numbers[id] }

    /// The edge that an arc stands for.
    func edge(_ arc: Arc) -> DependencyGraph.Edge.Identity {
        DependencyGraph.Edge.Identity(from: ids[arc.tail], to: ids[arc.head], kind: arc.kind)
    }

    /// The part of the graph that consists of edges of some kinds.
    func following(_ kinds: Set<DependencyGraph.EdgeKind>) -> Subgraph {
        var chosen: [Arc] = []
        for arc in arcs where kinds.contains(arc.kind) {
            // Sorted, so the strongest kind comes first: what construction needs before what is read later.
            if let last = chosen.last, last.tail == arc.tail, last.head == arc.head { continue }
            chosen.append(arc)
        }
        return Subgraph(arcs: chosen, vertexCount: ids.count)
    }

    /// Some of the arcs, one for each consumer and dependency, and the directed graph of them.
    struct Subgraph {
        /// What the arcs of the directed graph stand for.
        let arcs: [Arc]
        let directed: DirectedGraph

        init(arcs: [Arc], vertexCount: Int) {
            self.arcs = arcs
            directed = DirectedGraph(vertexCount: vertexCount, tails: arcs.map(\.tail), heads: arcs.map(\.head))
        }

        /// The arcs that lie on a cycle.
        var cyclicArcs: [Arc] {
            let components = StronglyConnectedComponents(of: directed)
            return arcs.indices.filter { components.isCyclic($0, of: directed) }.map { arcs[$0] }
        }
    }
}
