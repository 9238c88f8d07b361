import GraphAnalysis
import Testing

@testable import GraphRendering

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

    @Test func `What was added, removed and changed is told apart, by colour and by words`() throws {
        let base = DependencyGraph(
            nodes: [Node(id: "A", scope: .singleton), Node(id: "B")],
            edges: [Edge(from: "A", to: "B"), Edge(from: "A", to: "Old")]
        )
        let head = DependencyGraph(
            nodes: [Node(id: "A", scope: .perScope), Node(id: "B")],
            edges: [Edge(from: "A", to: "B", kind: .lazy), Edge(from: "A", to: "New")]
        )
        let drawing = Drawing(of: view(base, head))
        #expect(drawing.nodes.map(\.label) == ["A", "B", "New", "Old"])
        #expect(drawing.nodes.map(\.marks) == [[.changed], [], [.added], [.removed]])
        #expect(drawing.nodes.map { $0.badge?.split(separator: " · ").last } == ["changed", nil, "added", "removed"])
        #expect(drawing.nodes[0].tooltip.contains("A: singleton, now perScope"))
        let edges = drawing.edges.map { "\($0.line) \(drawing.nodes[$0.to].label) \($0.label ?? "")" }
        #expect(
            edges == ["construction B removed", "lazy B added", "construction New added", "construction Old removed"]
        )
        #expect(drawing.legend.marks == [.changed, .removed, .added])
        let colors = [Mark.changed, .removed, .added].map { Palette.light.line(of: [$0]) }
        #expect(Set(colors).count == 3)
    }

    @Test func `An old edge and a new one make no cycle, a cycle of the new graph is one`() {
        let (there, back) = (Edge(from: "A", to: "B"), Edge(from: "B", to: "A"))
        let graphs = [[there], [back], [there, back]].map { DependencyGraph(nodes: [], edges: $0) }
        #expect(Drawing(of: view(graphs[0], graphs[1])).edges.map(\.marks) == [[.removed], [.added]])
        #expect(Drawing(of: view(graphs[0], graphs[2])).edges.map(\.marks) == [[.cycle], [.cycle, .added]])
        #expect(Palette.light.line(of: [.cycle, .added]) == Palette.light.alarm)
    }

    @Test func `A module in which anything differs is changed`() throws {
        let base = DependencyGraph(
            nodes: [],
            edges: [Edge(from: "Shop.A", to: "Shop.B"), Edge(from: "Net.C", to: "Shop.A")]
        )
        let head = DependencyGraph(
            nodes: [],
            edges: [Edge(from: "Shop.B", to: "Shop.A"), Edge(from: "Net.C", to: "Shop.A")]
        )
        let drawing = Drawing(of: view(base, head).collapsed)
        #expect(drawing.nodes.map(\.label) == ["Net", "Shop"] && drawing.nodes.map(\.marks) == [[], [.changed]])
    }

    private func view(_ base: DependencyGraph, _ head: DependencyGraph) -> GraphView {
        GraphView(of: .init(from: base, to: head, baseFindings: [], headFindings: []), from: base, to: head)
    }

    private func chain(_ names: String...) -> DependencyGraph {
        DependencyGraph(nodes: [], edges: zip(names, names.dropFirst()).map { .init(from: $0, to: $1) })
    }
}
