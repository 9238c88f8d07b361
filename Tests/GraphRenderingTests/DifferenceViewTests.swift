import GraphAnalysis
import GraphRendering
import Testing

@Suite struct DifferenceViewTests {
    @Test func `What differs is shown with what it is next to, of both graphs`() {
        let base = chain("A", "B", "C", "D", "E")
        let head = DependencyGraph(nodes: base.nodes, edges: base.edges.dropFirst() + [.init(from: "E", to: "F")])
        let difference = GraphDifference(from: base, to: head, baseFindings: [], headFindings: [])
        let view = GraphView(of: difference, from: base, to: head)
        #expect(view.graph.nodes.map(\.id) == ["A", "B", "C", "D", "E", "F"])
        #expect(view.graph.edges.map(\.from) == ["A", "B", "C", "D", "E"] && view.notes.count == 1)
        let long = DependencyGraph(nodes: head.nodes, edges: base.edges + [.init(from: "E", to: "F")])
        let added = GraphDifference(from: base, to: long, baseFindings: [], headFindings: [])
        #expect(GraphView(of: added, from: base, to: long).graph.nodes.map(\.id) == ["D", "E", "F"])
    }

    private func chain(_ names: String...) -> DependencyGraph {
        DependencyGraph(nodes: [], edges: zip(names, names.dropFirst()).map { .init(from: $0, to: $1) })
    }
}
