import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct MermaidTests {
    @Test(arguments: [
        ("shop", Sample.shop), ("cycles", Sample.cycles), ("failures", Sample.failures), ("awkward", Sample.awkward),
    ])
    func `A graph is written as the recorded chart`(name: String, graph: DependencyGraph) throws {
        let chart = try GraphView(of: graph).mermaid(options: .init(title: "A \"chart\""))
        #expect(chart.note == nil)
        try expectGolden(chart.text, "\(name).mmd")
    }

    @Test func `Every name is in entity codes that give it back`() throws {
        for name in Sample.awkwardNames + ["1. one", ".2", "$$x$$"] {
            let encoded = MermaidText.encoded(ReadableText.readable(name))
            #expect(encoded.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " ._#;".contains($0)) })
            let decoded = encoded.replacing(/#(\d+);/) { match in
                UInt32(match.1).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
            }
            #expect(decoded.filter { $0 != Character(MermaidText.joiner) } == ReadableText.readable(name))
            #expect(!encoded.hasPrefix("1.") && !decoded.contains("\\n") && !decoded.contains("$$"))
        }
    }

    @Test func `Too many edges give modules, and the chart says so`() throws {
        let chart = try GraphView(of: Sample.large(600)).mermaid(options: .init())
        let note = try #require(chart.note)
        #expect(note.contains("modules only"))
        #expect(chart.text.hasPrefix("---\ntitle: \"Dependency graph · Each module is one node. · \(note)\"\n"))
        #expect(chart.text.contains("([\"Module0<br/>module"))
    }

    @Test func `Too many characters count as well`() throws {
        let nodes = (0..<300).map { Node(id: "M\($0 % 2).\(String(repeating: "<", count: 100))\($0)") }
        #expect(try GraphView(of: DependencyGraph(nodes: nodes, edges: [])).mermaid(options: .init()).note != nil)
    }

    @Test func `What does not fit in any way is refused`() {
        let edges = (0..<600).map { Edge(from: "Shop.T\($0)", to: "Shop.T\($0 + 1)") }
        let nodes = (0...600).map { Node(id: "Shop.T\($0)") }
        #expect(throws: RenderingError.tooLarge(limits: "500 edges and 50000 characters")) {
            try GraphView(of: DependencyGraph(nodes: nodes, edges: edges)).mermaid(options: .init())
        }
    }
}
