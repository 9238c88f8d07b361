import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct FramedTests {
    @Test(arguments: [PictureFormat.png, .pdf])
    func `Pixels and pages come out, also of an empty graph`(format: PictureFormat) throws {
        for graph in [Sample.failures, Sample.awkward, DependencyGraph(nodes: [], edges: [])] {
            let bytes = try Tool.renderer.file(of: Drawing(of: graph), as: format)
            #expect(bytes.starts(with: format.signature) && bytes.count > 500)
        }
    }

    @Test func `The legend stands beside the graph as nodes and edges of its own`() {
        let drawing = Drawing(of: Sample.shop)
        let framed = drawing.framed
        #expect(framed.clusters.last?.label == "Legend")
        #expect(Array(framed.nodes.prefix(drawing.nodes.count)) == drawing.nodes)
        let words = framed.nodes.dropFirst(drawing.nodes.count).map(\.label)
        #expect(words.contains(Appearance.shared.explanation) && words.contains(EdgeLine.provider.explanation))
        #expect(!words.contains(Mark.cycle.explanation))
        #expect(Set(framed.nodes.map(\.identifier)).count == framed.nodes.count)
    }

    @Test func `Headline, notes and ground are in the layout`() throws {
        let dot = try Drawing(of: Sample.shop, options: .init(title: "Shop", notes: ["A note."])).framed.dot()
        #expect(dot.contains(#"label="Shop\nA note.""#) && dot.contains("bgcolor=\"#ffffff\""))
    }

    @Test func `What is no such file is refused`() {
        #expect(throws: RenderingError.noPicture("it is no png")) {
            try GraphRenderer.child("rubbish").file(of: Drawing(of: Sample.shop), as: .png)
        }
    }
}
