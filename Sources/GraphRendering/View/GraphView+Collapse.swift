internal import GraphAnalysis

extension GraphView {
    /// The graph with every module drawn as one node; edges between modules carry the sum of what they stand for.
    ///
    /// A module is what a node declares, not what its name begins with. Nodes without one stay.
    public var collapsed: GraphView {
        Collapse(of: self, modules: graph.modules).view.noting("Each module is one node.")
    }

    /// The same for some of the modules.
    ///
    /// - Throws: `PatternError` where no module matches.
    public func collapsing(_ pattern: NodePattern) throws(PatternError) -> GraphView {
        let modules = try pattern.matches(among: Array(graph.modules))
        if modules.isEmpty { throw .noMatch(pattern.text) }
        return Collapse(of: self, modules: modules).view
            .noting("Each module that matches \(pattern.text) is one node.")
    }

    /// The same view, or where it is large its modules, with the reason and the way to the whole.
    public var collapsedWhereLarge: GraphView {
        guard isLarge else { return self }
        return Collapse(of: self, modules: graph.modules).view
            .noting("Each module is one node, as there are \(graph.nodes.count) nodes; --collapse none shows them all.")
    }

    /// From how many nodes on a picture of all of them helps nobody.
    public static let largeCount = 150

    /// Whether there are too many nodes to look at, and drawing modules alone would help.
    public var isLarge: Bool { graph.nodes.count > Self.largeCount && isCollapsible && collapsedCount > 1 }

    /// Whether drawing modules alone leaves fewer nodes.
    var isCollapsible: Bool { collapsedCount < graph.nodes.count }

    /// How many nodes there would be if every module were one.
    var collapsedCount: Int {
        let modules = graph.modules
        return modules.count + graph.nodes.count { !modules.contains($0.module) }
    }
}

/// A view whose nodes are put together by module.
private struct Collapse {
    let whole: GraphView
    let modules: Set<String>
    /// What each node is drawn as.
    let stand: [DependencyGraph.Node.ID: DependencyGraph.Node.ID]

    init(of view: GraphView, modules: Set<String>) {
        whole = view
        self.modules = modules
        let pairs = view.graph.nodes.map { ($0.id, modules.contains($0.module) ? $0.module : $0.id) }
        stand = Dictionary(pairs) { first, _ in first }
    }

    var view: GraphView {
        var view = whole
        let nodes = whole.graph.nodes.filter { !modules.contains($0.module) } + modules.sorted().map(moduleNode)
        view.graph = DependencyGraph(
            nodes: nodes,
            edges: edges,
            failures: whole.graph.failures.map(collapsed),
            recordings: whole.graph.recordings
        )
        view.modules = modules
        view.standIns = stand
        view.highlighted = Set(whole.highlighted.map(name))
        view.comparison = whole.comparison.collapsed(node: name, edge: collapsed)
        view.cyclicNodes = Set(whole.cyclicNodes.map(name))
        view.cyclicEdges = Set(whole.cyclicEdges.map(collapsed).filter { $0.from != $0.to })
        return view
    }

    private func name(_ id: DependencyGraph.Node.ID) -> DependencyGraph.Node.ID { stand[id] ?? id }

    private func moduleNode(_ module: String) -> DependencyGraph.Node {
        let members = whole.graph.nodes.filter { $0.module == module }
        let builds = members.map(\.builds).reduce(into: DependencyGraph.BuildFigures()) { sum, builds in
            sum.count += builds.count
            sum.totalNanoseconds &+= builds.totalNanoseconds
            sum.longestNanoseconds = max(sum.longestNanoseconds, builds.longestNanoseconds)
        }
        return DependencyGraph.Node(id: module, module: "", isEntry: members.contains(where: \.isEntry), builds: builds)
    }

    // What happens inside of a module is not drawn.
    private var edges: [DependencyGraph.Edge] {
        var sums: [DependencyGraph.Edge.Identity: DependencyGraph.Edge] = [:]
        for edge in whole.graph.edges {
            let identity = collapsed(edge.identity)
            guard identity.from != identity.to || edge.from == edge.to && !modules.contains(identity.from) else {
                continue
            }
            var sum =
                sums[identity]
                ?? DependencyGraph.Edge(from: identity.from, to: identity.to, kind: edge.kind, resolutions: 0)
            sum.resolutions += edge.resolutions
            sum.places = Array(Set(sum.places + edge.places)).sorted()
            sums[identity] = sum
        }
        return Array(sums.values)
    }

    private func collapsed(_ identity: DependencyGraph.Edge.Identity) -> DependencyGraph.Edge.Identity {
        DependencyGraph.Edge(from: name(identity.from), to: name(identity.to), kind: identity.kind).identity
    }

    private func collapsed(_ failure: DependencyGraph.Failure) -> DependencyGraph.Failure {
        var path: [DependencyGraph.Step] = []
        for step in failure.path where path.last?.node != name(step.node) {
            path.append(DependencyGraph.Step(node: name(step.node), place: step.place))
        }
        return DependencyGraph.Failure(kind: failure.kind, path: path, message: failure.message)
    }
}
