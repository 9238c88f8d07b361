/// Finds cycles in a graph of numbers, and the ways into them.
struct CycleSearch {
    private typealias Arc = GraphIndex.Arc

    private let index: GraphIndex
    private let entryWays: ShortestWayForest
    private let entryArcs: [Arc]

    /// The bound on the work for ways back where none is given: a fraction of a second.
    static let usualWork = 10_000_000

    /// - Parameter entries: whether requests start at a node. Where none is known, those that nobody needs stand for them.
    init(in index: GraphIndex, entries: [Bool]) {
        let arcs = index.arcs + index.attempts
        let ways = GraphIndex.Subgraph(arcs: arcs, vertexCount: index.ids.count)
        var isSource = entries
        if !entries.contains(true) {
            isSource = entries.map { _ in true }
            for arc in arcs { isSource[arc.head] = false }
        }
        self.index = index
        entryArcs = arcs
        entryWays = ShortestWayForest(in: ways.directed, from: isSource.indices.filter { isSource[$0] })
    }

    /// See `DependencyGraph.cycles(following:through:work:)`.
    func cycles(
        following kinds: Set<DependencyGraph.EdgeKind>,
        through kind: DependencyGraph.EdgeKind?,
        work: Int = usualWork
    ) -> Cycles {
        let happened = kinds.contains(.construction) ? index.closedCycles : []
        let subgraph = index.following(kinds)
        let done = Set(kind.map { index.following(kinds.subtracting([$0])).cyclicArcs } ?? happened.flatMap(\.self))
        let cover = CycleCover(of: subgraph.directed, covered: subgraph.arcs.map(done.contains), work: work)
        let found = happened + cover.cycles.map { $0.map { subgraph.arcs[$0] } }
        let meant = found.filter { arcs in kind == nil || arcs.contains { $0.kind == kind } }
        let distinct = Set(meant.map(Self.startingAtLeast))
        return Cycles(found: distinct.map(cycle).sorted(), uncoveredEdgeCount: cover.uncoveredCount)
    }

    private static func startingAtLeast(_ arcs: [Arc]) -> [Arc] {
        let start = arcs.indices.min { arcs[$0].tail < arcs[$1].tail } ?? 0
        return Array(arcs[start...] + arcs[..<start])
    }

    /// The cycle of these arcs, in canonical form and with the way in.
    func cycle(of arcs: [GraphIndex.Arc]) -> Cycle {
        func rank(_ node: Int) -> (Int, Int) { (entryWays.distances[node] ?? .max, node) }
        let nearest = arcs.map(\.tail).min { rank($0) < rank($1) }
        let way = nearest.map { entryWays.way(to: $0, limit: Cycle.longestWayIn) } ?? []
        return Cycle(edges: arcs.map(index.edge), wayIn: way.map { index.edge(entryArcs[$0]) })
    }
}
