public import GraphAnalysis

extension GraphView {
    /// The nodes that match, and those within a number of edges from them, in either direction.
    ///
    /// - Throws: `PatternError` where no node matches.
    public func focused(on pattern: NodePattern, depth: Int) throws(PatternError) -> GraphView {
        let start = try pattern.matches(in: graph)
        let edges = graph.edges
        let neighbours = Neighbours(edges.map { ($0.from, $0.to) } + edges.map { ($0.to, $0.from) })
        return keeping(neighbours.reached(from: start, depth: depth))
            .noting("Shown: what is within \(depth) of \(pattern.text).")
    }

    /// The nodes that match and all that need them, directly or not.
    ///
    /// - Throws: `PatternError` where no node matches.
    public func reaching(_ pattern: NodePattern) throws(PatternError) -> GraphView {
        let start = try pattern.matches(in: graph)
        return keeping(Neighbours(graph.edges.map { ($0.to, $0.from) }).reached(from: start))
            .noting("Shown: what reaches \(pattern.text).")
    }

    /// The nodes that match and all that they need, directly or not.
    ///
    /// - Throws: `PatternError` where no node matches.
    public func reached(from pattern: NodePattern) throws(PatternError) -> GraphView {
        let start = try pattern.matches(in: graph)
        return keeping(Neighbours(graph.edges.map { ($0.from, $0.to) }).reached(from: start))
            .noting("Shown: what \(pattern.text) needs.")
    }

    /// The cycles alone: their nodes and their edges.
    public var cyclesOnly: GraphView {
        var view = keeping(cyclicNodes)
        let edges = view.graph.edges.filter { cyclicEdges.contains($0.identity) }
        view.graph = view.graph.with(edges: edges)
        return view.noting(cyclicNodes.isEmpty ? "There are no cycles." : "Shown: cycles.")
    }

    /// The graph without edges of some kinds.
    public func hiding(_ kinds: Set<DependencyGraph.EdgeKind>) -> GraphView {
        guard !kinds.isEmpty else { return self }
        var view = self
        view.graph = graph.with(edges: graph.edges.filter { !kinds.contains($0.kind) })
        view.cyclicEdges = cyclicEdges.filter { !kinds.contains($0.kind) }
        return view.noting("Hidden: \(kinds.map(\.rawValue).sorted().joined(separator: " and ")) edges.")
    }

    /// The same with one more note.
    func noting(_ note: String) -> GraphView {
        var view = self
        view.notes.append(note)
        return view
    }

    // The cyclic edges stay as they are: those whose ends are gone are not drawn.
    func keeping(_ nodes: Set<DependencyGraph.Node.ID>) -> GraphView {
        var view = self
        view.graph = graph.keeping(nodes)
        view.cyclicEdges = cyclicEdges.filter { nodes.contains($0.from) && nodes.contains($0.to) }
        view.cyclicNodes.formIntersection(nodes)
        return view
    }
}

extension DependencyGraph {
    /// The same nodes and failures with other edges.
    func with(edges: [Edge]) -> DependencyGraph {
        DependencyGraph(nodes: nodes, edges: edges, failures: failures, recordings: recordings)
    }

    /// Some of the nodes and all between them; a failure keeps as much of the end of its path as there is left.
    fileprivate func keeping(_ kept: Set<Node.ID>) -> DependencyGraph {
        DependencyGraph(
            nodes: nodes.filter { kept.contains($0.id) },
            edges: edges.filter { kept.contains($0.from) && kept.contains($0.to) },
            failures: failures.compactMap { failure in
                let path = failure.path.reversed().prefix { kept.contains($0.node) }.reversed()
                return path.isEmpty ? nil : Failure(kind: failure.kind, path: Array(path), message: failure.message)
            },
            recordings: recordings
        )
    }
}

/// Who stands next to whom, for walks along arrows of one's choice.
private struct Neighbours {
    private let next: [DependencyGraph.Node.ID: [DependencyGraph.Node.ID]]

    init(_ arrows: [(from: DependencyGraph.Node.ID, to: DependencyGraph.Node.ID)]) {
        next = Dictionary(grouping: arrows, by: \.from).mapValues { $0.map(\.to) }
    }

    /// All that can be reached within a number of arrows.
    ///
    /// - Complexity: O(n + m) in what is reached.
    func reached(from start: Set<DependencyGraph.Node.ID>, depth: Int = .max) -> Set<DependencyGraph.Node.ID> {
        var seen = start
        var frontier = Array(start)
        var distance = 0
        while !frontier.isEmpty, distance < depth {
            frontier = frontier.flatMap { next[$0] ?? [] }.filter { seen.insert($0).inserted }
            distance += 1
        }
        return seen
    }
}
