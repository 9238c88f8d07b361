public import GraphAnalysis

extension GraphView {
    /// What appeared, vanished or changed, marked as such, and what it is next to.
    ///
    /// A cycle is one that either graph has: what was removed and what was added make none together.
    ///
    /// - Parameters:
    ///   - difference: what tells the head from the base.
    ///   - base: the graph as it was.
    ///   - head: the graph as it is.
    /// - Complexity: O(n log n) in the size of both graphs.
    public init(of difference: GraphDifference, from base: DependencyGraph, to head: DependencyGraph) {
        let edges = difference.addedEdges + difference.removedEdges
        let nodes = difference.addedNodes + difference.removedNodes + difference.changedNodes.map(\.head.id)
        let findings = difference.addedFindings + difference.removedFindings
        let centre = Set(nodes + edges.flatMap { [$0.from, $0.to] } + findings.flatMap(\.nodes))
        let both = base.merged(with: head)
        let next = both.edges.filter { centre.contains($0.from) || centre.contains($0.to) }
        var view = GraphView(of: both)
        view.cyclicEdges = Set(base.cyclicEdges() + head.cyclicEdges())
        view.cyclicNodes = Set(view.cyclicEdges.flatMap { [$0.from, $0.to] })
        view.comparison = Comparison(of: difference)
        self = view.keeping(centre.union(next.flatMap { [$0.from, $0.to] })).noting(
            "Shown: what differs, and what it is next to."
        )
    }
}
