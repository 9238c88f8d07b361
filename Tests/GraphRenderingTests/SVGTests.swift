import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct SVGTests {
    @Test(arguments: [Sample.shop, Sample.cycles, Sample.failures, Sample.awkward])
    func `Every node and every edge has one title, and ids are unique`(graph: DependencyGraph) throws {
        let drawing = Drawing(of: graph)
        let picture = try SVGReader(Tool.renderer.svg(of: drawing))
        #expect(Set(picture.elements(ofClass: "node").map(\.title)) == Set(drawing.nodes.map(\.tooltip)))
        #expect(picture.elements(ofClass: "node").count == drawing.nodes.count)
        #expect(picture.elements(ofClass: "edge").map(\.title).sorted() == drawing.edges.map(\.tooltip).sorted())
        #expect(picture.elements(ofClass: "cluster").map(\.title) == drawing.clusters.map(\.name))
        #expect(picture.titleCount == drawing.nodes.count + drawing.edges.count + drawing.clusters.count + 1)
        #expect(Set(picture.identifiers).count == picture.identifiers.count)
    }

    @Test func `Awkward names are read back as they are, long ones cut in the label alone`() throws {
        let picture = try SVGReader(Tool.renderer.svg(of: Drawing(of: Sample.awkward)))
        let nodes = picture.elements(ofClass: "node")
        for name in Sample.awkwardNames {
            let readable = ReadableText.readable(name)
            let node = try #require(nodes.first { $0.title.hasPrefix(readable + "\n") }, "\(name)")
            let label = readable.isEmpty ? "(no name)" : ReadableText.shortened(name, to: 48)
            #expect(nodes.contains { $0.texts.first == label } && node.texts.dropFirst().first == "singleton")
        }
    }

    @Test func `The picture is self-contained, has one style sheet for both schemes and no ground`() throws {
        let svg = try Tool.renderer.svg(of: Drawing(of: Sample.cycles))
        #expect(try SVGReader(svg).styleCount == 1)
        #expect(svg.contains("@media (prefers-color-scheme:dark)"))
        for unwanted in ["DOCTYPE", "fill=\"white\"", "http://www.w3.org/Graphics", "url(", "<script", "@import"] {
            #expect(!svg.contains(unwanted))
        }
    }

    @Test func `Title, notes and legend are in the picture`() throws {
        let drawing = Drawing(of: Sample.shop, options: .init(title: "Orders & more", notes: ["Modules only."]))
        let picture = try SVGReader(Tool.renderer.svg(of: drawing))
        for text in ["Orders & more", "Modules only.", Appearance.shared.explanation, Mark.unread.explanation] {
            #expect(picture.texts.contains(text))
        }
        #expect(!picture.texts.contains(Mark.cycle.explanation))
    }

    @Test func `A screen reader is told of each node and edge as one thing, of linked ones with the link inside`()
        throws
    {
        let svg = try Tool.renderer.svg(of: Drawing(of: Sample.shop))
        #expect(svg.matches(of: /<g id="(node|edge)_[^>]* role="graphics-symbol">/).count == 10)
        let links = try SourceLinks(template: "https://example.org")
        let linked = try Tool.renderer.svg(of: Drawing(of: Sample.shop, options: .init(links: links)))
        #expect(linked.matches(of: /role="graphics-symbol"/).count == 8)
        #expect(linked.matches(of: /role="graphics-object">\n<title>[^<]*<\/title>\n<a href/).count == 2)
    }

    @Test func `Headline and legend grow with the picture, so that they can be read beside it`() throws {
        let small = try Tool.renderer.svg(of: Drawing(of: Sample.shop))
        let chain = DependencyGraph(nodes: [], edges: (0..<60).map { Edge(from: "T\($0)", to: "T\($0 + 1)") })
        let large = try Tool.renderer.svg(of: Drawing(of: chain))
        #expect(!small.contains(") scale(") && large.matches(of: /\) scale\(\d/).count == 2)
    }

    @Test func `An empty graph is a valid picture that says so`() throws {
        let picture = try SVGReader(Tool.renderer.svg(of: Drawing(of: DependencyGraph(nodes: [], edges: []))))
        #expect(picture.texts.contains("The graph is empty: nothing was recorded."))
    }

    @Test func `The same graph gives the same bytes`() throws {
        let drawing = Drawing(of: Sample.large(40))
        #expect(try Tool.renderer.svg(of: drawing) == Tool.renderer.svg(of: drawing))
    }

    @Test func `Marks reach the elements as classes`() throws {
        let picture = try SVGReader(Tool.renderer.svg(of: Drawing(of: Sample.cycles)))
        let marked = picture.elements.filter { $0.classes.contains("cycle") }.compactMap(\.identifier)
        #expect(marked.contains("node_Shop.A") && marked.contains("edge_Shop.C_Shop.A_failed"))
        #expect(!marked.contains("node_Shop.main"))
    }

    @Test func `What is marked is drawn over what is not, and nodes over edges`() throws {
        let picture = try SVGReader(Tool.renderer.svg(of: Drawing(of: Sample.cycles)))
        let kinds = picture.elements.compactMap { element in
            element.classes.first.map { element.classes.contains("cycle") ? "marked \($0)" : $0 }
        }
        let runs = kinds.reduce(into: [] as [String]) { if $0.last != $1 { $0.append($1) } }
        #expect(runs == ["graph", "cluster", "edge", "marked edge", "node", "marked node"])
    }

    @Test(arguments: [
        "", "rubbish", "<svg viewBox=\"0 0 1 1\">", "<svg >\n</svg>\n", "<svg viewBox=\"0 0 a 1\">\n</svg>\n",
    ])
    func `What is no picture is refused`(text: String) {
        #expect(throws: RenderingError.self) { try LayoutMarkup(Array(text.utf8)) }
    }
}
