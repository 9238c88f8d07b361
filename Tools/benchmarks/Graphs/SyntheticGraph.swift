import GraphAnalysis

/// A graph like that of a large program: modules, places, scopes, a few cycles. The same size gives the same graph.
struct SyntheticGraph {
    private static let edgesPerNode = 5
    private static let nodesPerModule = 50

    private var random: SplitMix64
    private let nodeCount: Int
    private let edgeCount: Int

    private init(edgeCount: Int, seed: UInt64) {
        self.edgeCount = edgeCount
        nodeCount = edgeCount / Self.edgesPerNode
        random = SplitMix64(state: seed)
    }

    /// Makes a graph.
    ///
    /// - Parameter seed: Another one gives a graph with the same nodes and other edges.
    static func make(edgeCount: Int, seed: UInt64 = 1) -> DependencyGraph {
        var maker = SyntheticGraph(edgeCount: edgeCount, seed: seed)
        let nodes = (0..<maker.nodeCount).map { maker.node($0) }
        let edges = (0..<edgeCount).map { _ in maker.edge() }
        return DependencyGraph(nodes: nodes, edges: edges, recordings: ["\(seed)"])
    }

    private func node(_ number: Int) -> DependencyGraph.Node {
        DependencyGraph.Node(
            id: id(number),
            scope: number % 3 == 0 ? .singleton : .perRequest,
            place: .init(file: "\(module(number))/Type\(number).swift", line: 10),
            isEntry: number == 0,
            builds: .init(count: 1, totalNanoseconds: 900, longestNanoseconds: 900)
        )
    }

    /// An edge from an earlier node to a later one, and of a thousand edges one back by a few nodes, which closes a cycle.
    private mutating func edge() -> DependencyGraph.Edge {
        let from = Int.random(in: 0..<(nodeCount - 1), using: &random)
        let reach = min(nodeCount - 1 - from, 500)
        let to = from + Int.random(in: 1...reach, using: &random)
        let isBack = Int.random(in: 0..<1_000, using: &random) == 0
        let back = max(0, from - Int.random(in: 1...5, using: &random))
        return DependencyGraph.Edge(
            from: id(from),
            to: id(isBack ? back : to),
            kind: Int.random(in: 0..<4, using: &random) == 0 ? .lazy : .construction,
            places: [.init(file: "\(module(from))/Type\(from).swift", line: 12)]
        )
    }

    private func id(_ number: Int) -> String { "\(module(number)).Type\(number)" }

    private func module(_ number: Int) -> String { "Module\(number / Self.nodesPerModule)" }
}

/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
