/// How deep a graph goes beneath each vertex; a component counts as one vertex, so that cycles do not make it endless.
package struct LongestChains: Sendable {
    /// The arcs of the longest chain of components that starts at each vertex; 0 where nothing is needed.
    package let depths: [Int]

    /// - Complexity: O(vertices + arcs).
    package init(of graph: DirectedGraph) {
        let components = StronglyConnectedComponents(of: graph)
        var members = [[Int]](repeating: [], count: components.sizes.count)
        for (vertex, component) in components.componentOfVertex.enumerated() { members[component].append(vertex) }
        var depths = [Int](repeating: 0, count: components.sizes.count)
        // Arcs lead to lower numbers, so what a component needs is known before the component.
        for component in members.indices {
            for vertex in members[component] {
                for arc in graph.arcs(from: vertex) where !components.isCyclic(arc, of: graph) {
                    let beneath = depths[components.componentOfVertex[graph.heads[arc]]]
                    depths[component] = max(depths[component], beneath + 1)
                }
            }
        }
        self.depths = components.componentOfVertex.map { depths[$0] }
    }
}
