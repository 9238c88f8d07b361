public import GraphAnalysis

/// What of a graph a picture shows, and what it points out.
///
/// A value that starts as the whole graph and is narrowed step by step. Cycles are found in the whole graph: a part of it
/// that is collapsed or left out neither makes nor hides one.
public struct GraphView: Sendable, Hashable {
    /// What is left of the graph.
    public internal(set) var graph: DependencyGraph
    /// What was done to it, in sentences for the picture.
    public internal(set) var notes: [String] = []

    /// The graph that the view was made of.
    let whole: DependencyGraph
    /// What stands for a node of the whole that is drawn as part of another.
    var standIns: [DependencyGraph.Node.ID: DependencyGraph.Node.ID] = [:]
    /// Edges of construction that lie on a cycle.
    var cyclicEdges: Set<DependencyGraph.Edge.Identity>
    /// Nodes on a cycle, or with one inside.
    var cyclicNodes: Set<DependencyGraph.Node.ID>
    /// Nodes that stand for a whole module.
    var modules: Set<DependencyGraph.Node.ID> = []
    /// Nodes that are pointed out.
    var highlighted: Set<DependencyGraph.Node.ID> = []
    /// What became of nodes and edges, where the view is of two graphs.
    var comparison = Comparison()

    /// The whole graph.
    ///
    /// - Complexity: O(n log n) in the size of the graph.
    public init(of graph: DependencyGraph) {
        self.graph = graph
        whole = graph
        cyclicEdges = Set(graph.cyclicEdges())
        cyclicNodes = Set(cyclicEdges.flatMap { [$0.from, $0.to] })
    }

    /// Points nodes out.
    ///
    /// - Throws: `PatternError` where no node matches.
    public func highlighting(_ pattern: NodePattern) throws(PatternError) -> GraphView {
        var view = self
        view.highlighted = try pattern.matches(in: graph)
        return view
    }
}
