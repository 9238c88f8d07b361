import Foundation
import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct StagesTests {
    @Test func `A graph that can be drawn is drawn whole`() throws {
        let staged = try Tool.renderer.stagedSVG(GraphView(of: Sample.shop))
        #expect(try staged.notes == [] && staged.picture == Tool.renderer.svg(of: Drawing(of: Sample.shop)))
    }

    @Test(arguments: [
        ("drawing-straight-lines", "straight lines and less care"), ("drawing-scattered", "without an order"),
        ("drawing-modules", "as modules"), ("drawing-little", "cycles and failures alone"),
    ])
    func `Where a picture fails a simpler one is tried, which says what it is, why, and how to get more`(
        child: String,
        words: String
    ) throws {
        let staged = try GraphRenderer.child(child).stagedSVG(GraphView(of: Self.troubled))
        let first = try #require(staged.notes.first)
        #expect(first.hasPrefix("Drawn ") && first.contains(words) && first.contains("was ended by signal 9"))
        #expect(staged.notes.last?.contains("--focus") == true)
        let texts = try SVGReader(staged.picture).texts
        #expect(staged.notes.count == 2 && staged.notes.allSatisfy(texts.contains))
    }

    @Test func `Where the time is up the picture says that more of it helps`() throws {
        var renderer = GraphRenderer.child("drawing-straight-lines-soon")
        renderer.timeLimit = .seconds(4)
        let staged = try renderer.stagedSVG(GraphView(of: Self.troubled))
        #expect(staged.notes.first?.contains("takes longer than its share of 4 s") == true)
        #expect(staged.notes.last?.contains("A longer --time-limit helps") == true)
    }

    @Test func `However long the other stages hang, the last has time left`() throws {
        var renderer = GraphRenderer.child("drawing-few")
        renderer.timeLimit = .seconds(4)
        let star = GraphView(of: Self.graph(of: (1..<500).map { (0, $0) }))
        let staged = try renderer.stagedSVG(star)
        #expect(staged.notes.first?.hasPrefix("Drawn are 60 of 500 nodes") == true)
    }

    @Test func `The last stage shows few nodes and edges of any graph, those with troubles and many edges`() throws {
        let complete = GraphView(of: Self.graph(of: (0..<40).flatMap { tail in (0..<40).map { (tail, $0) } }))
        let few = try #require(RenderingStage.overview.view(of: complete)).graph
        #expect(few.nodes.count == 12 && few.edges.count == 144)
        let star = GraphView(of: Self.graph(of: (1..<500).map { (0, $0) } + [(498, 499), (499, 498)]))
        let view = try #require(RenderingStage.overview.view(of: star)).graph
        #expect(view.nodes.count == 60 && view.edges.count == 61)
        #expect(Set(["T0", "T498", "T499"]).isSubset(of: view.nodes.map(\.id)))
        #expect(RenderingStage.overview.view(of: GraphView(of: Sample.shop)) == nil)
    }

    @Test func `Too many nodes and edges for any layout give the nodes with the most edges`() throws {
        let chain = GraphView(of: Self.graph(of: (0..<30_000).map { ($0, $0 + 1) }))
        let staged = try Tool.renderer.stagedSVG(chain)
        #expect(
            staged.notes.first?.contains("60 of 30001 nodes, those with the most edges: there are more than 50000")
                == true
        )
        #expect(try SVGReader(staged.picture).elements(ofClass: "unscoped").isEmpty)
        #expect(try SVGReader(staged.picture).elements(ofClass: "node").count == 60)
    }

    @Test(arguments: [DrawingCare.hasty, .scattered])
    func `With less care every node and edge is still drawn, and the same each time`(care: DrawingCare) throws {
        var options = DrawingOptions()
        options.care = care
        let drawing = Drawing(of: Sample.large(300), options: options)
        let svg = try Tool.renderer.svg(of: drawing)
        let picture = try SVGReader(svg)
        #expect(picture.elements(ofClass: "node").count == 300 && picture.elements(ofClass: "edge").count == 299)
        #expect(try Tool.renderer.svg(of: drawing) == svg)
    }

    @Test func `Where no picture can be made each stage says why`() throws {
        let error = try #require(throws: RenderingError.self) {
            try GraphRenderer.child("killed").stagedSVG(GraphView(of: Self.troubled))
        }
        for stage in RenderingStage.allCases where stage != .overview {
            #expect(error.description.contains("\(stage.rawValue): the drawing process was ended"))
        }
    }

    @Test func `All stages together keep to the limit`() throws {
        let started = ContinuousClock.now
        var renderer = GraphRenderer.child("hanging")
        renderer.timeLimit = .milliseconds(400)
        #expect(throws: RenderingError.self) { try renderer.stagedSVG(GraphView(of: Self.troubled)) }
        #expect(ContinuousClock.now - started < .seconds(5))
    }

    @Test func `A fault that has nothing to do with the size is told at once`() throws {
        #expect(throws: RenderingError.childFailed(code: 4, message: "no memory ")) {
            try GraphRenderer.child("complaining").stagedSVG(GraphView(of: Self.troubled))
        }
    }

    @Test func `Stages that would show nothing less are left out`() {
        let plain = GraphView(of: DependencyGraph(nodes: [Node(id: "A")], edges: []))
        #expect(RenderingStage.allCases.filter { $0.view(of: plain) != nil } == [.whole, .hasty, .scattered])
        let stages = RenderingStage.allCases.filter { $0.view(of: GraphView(of: Self.troubled)) != nil }
        #expect(stages == [.whole, .hasty, .scattered, .modules, .troubles])
    }

    @Test func `Haste reaches the layout`() throws {
        var options = DrawingOptions()
        options.care = .hasty
        let dot = try Drawing(of: Sample.shop, options: options).dot()
        for limit in ["nslimit=0.1", "nslimit1=0.1", "mclimit=0.1", "splines=line"] { #expect(dot.contains(limit)) }
    }

    private static func graph(of pairs: [(Int, Int)]) -> DependencyGraph {
        DependencyGraph(nodes: [], edges: pairs.map { Edge(from: "T\($0.0)", to: "T\($0.1)") })
    }

    /// Two modules, a cycle, and a node beside it.
    private static let troubled = DependencyGraph(
        nodes: Sample.cycles.nodes,
        edges: Sample.cycles.edges + [Edge(from: "Shop.main", to: "Net.Client")],
        failures: Sample.cycles.failures
    )
}

extension GraphRenderer {
    fileprivate func stagedSVG(_ view: GraphView) throws(RenderingError) -> StagedPicture<String> {
        try staged(view, options: DrawingOptions()) { drawing, _, renderer throws(RenderingError) in
            try renderer.svg(of: drawing)
        }
    }
}
