import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct DrawingTests {
    @Test func `Modules become clusters, and a name that is its own module stands outside`() {
        let graph = DependencyGraph(nodes: ["Net.Client", "Net.Server", "Plain"].map { Node(id: $0) }, edges: [])
        let drawing = Drawing(of: graph)
        #expect(drawing.clusters.map(\.label) == ["Net"])
        #expect(drawing.clusters[0].nodes.map { drawing.nodes[$0].name } == ["Net.Client", "Net.Server"])
    }

    @Test func `Each scope has an appearance of its own, in shape and in colour`() {
        let drawing = Drawing(of: Sample.shop)
        #expect(Set(drawing.nodes.map(\.appearance)) == [.entry, .perRequest, .singleton, .shared, .perScope])
        let looks = Appearance.allCases.map { "\($0.shape) \($0.style)" }
        #expect(Set(looks).count == Appearance.allCases.count)
        let colors = Appearance.allCases.filter { $0 != .unscoped }.map { Palette.light.pair($0).fill }
        #expect(Set(colors).count == colors.count)
    }

    @Test func `Nodes and edges of a cycle are marked, the way in is not`() {
        let drawing = Drawing(of: Sample.cycles)
        let marked = drawing.nodes.filter { $0.marks.contains(.cycle) }.map(\.label)
        #expect(marked == ["A", "B", "C", "Self"])
        let edges = drawing.edges.filter { $0.marks.contains(.cycle) }.map {
            (drawing.nodes[$0.from].label, drawing.nodes[$0.to].label)
        }
        #expect(edges.map { "\($0)\($1)" } == ["AB", "BC", "SelfSelf", "CA"])
        #expect(drawing.edges.last?.line == .failed)
    }

    @Test func `A cycle forced along a lazy edge marks that edge and draws no second one`() {
        let path = ["A", "B", "A"].map { Step(node: $0) }
        let graph = DependencyGraph(
            nodes: [],
            edges: [Edge(from: "A", to: "B"), Edge(from: "B", to: "A", kind: .lazy)],
            failures: [Failure(kind: .cycle, path: path, message: "")]
        )
        let drawing = Drawing(of: graph)
        #expect(drawing.edges.map(\.line) == [.construction, .lazy])
        #expect(drawing.edges.allSatisfy { $0.marks.contains(.cycle) })
    }

    @Test func `A lazy way back is no cycle`() {
        let graph = DependencyGraph(
            nodes: [],
            edges: [Edge(from: "A", to: "B"), Edge(from: "B", to: "A", kind: .lazy)]
        )
        #expect(Drawing(of: graph).edges.map(\.marks) == [[], []])
    }

    @Test func `What is missing is drawn as missing, with the request that failed`() throws {
        let drawing = Drawing(of: Sample.failures)
        let gone = try #require(drawing.nodes.firstIndex { $0.label == "Gone" })
        #expect(drawing.nodes[gone].appearance == .missing)
        #expect(drawing.nodes[gone].tooltip.contains("missing: not bound"))
        let edge = try #require(drawing.edges.first { $0.to == gone })
        #expect(edge.line == .failed && edge.marks == [.failed])
        #expect(drawing.nodes.filter { $0.marks.contains(.failed) }.map(\.label) == ["Broken", "Gone", "User"])
    }

    @Test func `The requests on the way to a failure are drawn, and do not stand out`() throws {
        let path = ["main", "Keeper", "Gone"].map { Step(node: $0) }
        let graph = DependencyGraph(
            nodes: [],
            edges: [],
            failures: [Failure(kind: .missing, path: path, message: "")]
        )
        let edges = Drawing(of: graph).edges
        #expect(edges.map(\.line) == [.failed, .failed] && Set(edges.map(\.marks)) == [[], [.failed]])
        #expect(try Drawing(of: graph).dot().matches(of: /penwidth=2/).count == 2)
    }

    @Test func `Edges of a module carry the sum of what they stand for, others no label`() throws {
        let edges = [
            Edge(from: "Shop.A", to: "Net.C", resolutions: 2), Edge(from: "Shop.B", to: "Net.C", resolutions: 3),
        ]
        let view = GraphView(of: DependencyGraph(nodes: [], edges: edges))
        #expect(Drawing(of: view).edges.map(\.label) == [nil, nil])
        let merged = Drawing(of: view.collapsed)
        #expect(merged.edges.map(\.label) == ["5×"])
        #expect(try SVGReader(Tool.renderer.svg(of: merged)).elements(ofClass: "edge").map(\.texts.first) == ["5×"])
        #expect(try view.collapsed.mermaid(options: .init()).text.contains("n1 -->|\"5#215;\"| n0"))
    }

    @Test func `The label is short and the tooltip has every fact`() throws {
        let drawing = Drawing(of: Sample.shop)
        let orders = try #require(drawing.nodes.first { $0.label == "Orders" })
        #expect(orders.tooltip == "Shop.Orders\nsingleton\nbuilt as Shop.StoredOrders\nat Shop/Setup.swift:12")
        let checkout = try #require(drawing.nodes.first { $0.label == "Checkout" })
        #expect(checkout.badge == "perRequest · 3× · 4.2 ms")
        #expect(checkout.tooltip.contains("built 3 times, the slowest in 4.2 ms"))
        let edge = try #require(drawing.edges.first { drawing.nodes[$0.to].label == "Orders" })
        #expect(edge.tooltip == "Shop.Checkout → Shop.Orders\nconstruction, resolved once\nat Shop/Checkout.swift:7")
    }

    @Test func `The legend has what occurs and nothing else`() {
        let legend = Drawing(of: Sample.shop).legend
        #expect(legend.appearances == [.entry, .singleton, .perScope, .shared, .perRequest])
        #expect(legend.lines == [.construction, .lazy, .provider])
        #expect(legend.marks == [.unread])
        let small = Drawing(of: DependencyGraph(nodes: [Node(id: "A")], edges: [])).legend
        #expect(small == .init(appearances: [.unscoped], lines: [], marks: []))
    }

    @Test func `An empty graph says that it is empty`() {
        let drawing = Drawing(of: DependencyGraph(nodes: [], edges: []))
        #expect(drawing.isEmpty)
        #expect(drawing.notes == ["The graph is empty: nothing was recorded."])
    }

    @Test func `Names that differ only in what cannot be shown stay two nodes`() {
        let graph = DependencyGraph(nodes: [Node(id: "a b"), Node(id: "a\nb"), Node(id: "a\u{7}b")], edges: [])
        #expect(Set(Drawing(of: graph).nodes.map(\.name)).count == 3)
    }
}
