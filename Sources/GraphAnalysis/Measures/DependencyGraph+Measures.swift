extension DependencyGraph {
    /// What the edges around a node say about its part in the graph.
    public struct Measures: Sendable, Hashable {
        /// The node.
        public let node: Node.ID
        /// How many other nodes need it.
        public let fanIn: Int
        /// How many other nodes it needs.
        public let fanOut: Int
        /// How many edges the longest chain beneath it has, where nodes that need each other count as one.
        public let depth: Int

        /// The share of edges that lead out: 0 for what only others need, 1 for what only needs others; nil without edges.
        ///
        /// Source: R. Martin, "OO design quality metrics", 1994.
        public var instability: Double? { fanIn + fanOut == 0 ? nil : Double(fanOut) / Double(fanIn + fanOut) }
    }

    /// The measures of each node, in the order of the nodes.
    ///
    /// - Complexity: O(n) in the size of the graph.
    public func measures(following kinds: Set<EdgeKind> = Set(EdgeKind.allCases)) -> [Measures] {
        let index = GraphIndex(self)
        return index.measures(following: kinds)
    }

    /// The chain of builds that takes longest: from the slowest build down, each time to the slowest of what it needed to be built.
    ///
    /// Build times include those of dependencies, so a step's own share is what its time exceeds the next one's by. Empty where
    /// nothing was timed.
    ///
    /// - Complexity: O(n) in the size of the graph.
    public func slowestBuildChain() -> [Node] {
        let index = GraphIndex(self)
        let directed = index.following([.construction]).directed
        func slowest(_ numbers: [Int]) -> Int? {
            numbers.min { (nodes[$1].builds.longestNanoseconds, $0) < (nodes[$0].builds.longestNanoseconds, $1) }
        }
        var rest = Set(nodes.indices.filter { nodes[$0].builds.longestNanoseconds > 0 })
        var chain: [Node] = []
        var next = slowest(Array(rest))
        while let number = next {
            chain.append(nodes[number])
            rest.remove(number)
            next = slowest(directed.arcs(from: number).map { directed.heads[$0] }.filter(rest.contains))
        }
        return chain
    }
}

extension GraphIndex {
    /// The measures of each node, in the order of the ids.
    func measures(following kinds: Set<DependencyGraph.EdgeKind>) -> [DependencyGraph.Measures] {
        let directed = following(kinds).directed
        var fanIn = [Int](repeating: 0, count: ids.count)
        var fanOut = fanIn
        for (tail, head) in zip(directed.tails, directed.heads) where tail != head {
            fanOut[tail] += 1
            fanIn[head] += 1
        }
        let depths = LongestChains(of: directed).depths
        return ids.indices.map {
            DependencyGraph.Measures(node: ids[$0], fanIn: fanIn[$0], fanOut: fanOut[$0], depth: depths[$0])
        }
    }
}
