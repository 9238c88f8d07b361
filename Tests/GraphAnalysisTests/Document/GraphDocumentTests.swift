import Foundation
import GraphAnalysis
import Testing

@Suite struct GraphDocumentTests {
    @Test func `A document read back is the graph that was written`() throws {
        let graph = graph(
            "Root[E] → A[S] → B[R], A ⇢ C[T], C ⋯ D[H], B ⤳ Root",
            failures: [failure(.missing, "Root → A → E", message: "nothing is bound for \"E\"\n")],
            recordings: ["r2", "r1"]
        )
        #expect(try GraphDocument.decode(GraphDocument.encode(graph)) == graph)
    }

    @Test(arguments: 1...20) func `Random graphs survive writing and reading, and equal graphs give equal bytes`(
        seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = DependencyGraph.random(nodes: 30, edges: 60, recordings: ["a"], using: &generator)
        let data = try GraphDocument.encode(graph)
        #expect(try GraphDocument.decode(data) == graph)
        let shuffled = DependencyGraph(
            nodes: graph.nodes.shuffled(),
            edges: graph.edges.shuffled(),
            failures: graph.failures.shuffled(),
            recordings: ["a"]
        )
        #expect(try GraphDocument.encode(shuffled) == data)
    }

    @Test func `A document has sorted keys and readable values`() throws {
        let edge = Edge(
            from: "Shop.A",
            to: "Shop.B",
            kind: .lazy,
            places: [Place(file: "Shop/A.swift", line: 3)],
            resolutions: 0
        )
        let text = String(decoding: try GraphDocument.encode(DependencyGraph(nodes: [], edges: [edge])), as: UTF8.self)
        #expect(
            text == """
                {
                  "edges" : [
                    {
                      "declared" : true,
                      "from" : "Shop.A",
                      "kind" : "lazy",
                      "places" : [
                        "Shop/A.swift:3"
                      ],
                      "resolutions" : 0,
                      "to" : "Shop.B"
                    }
                  ],
                  "failures" : [

                  ],
                  "format" : "dependency-graph",
                  "nodes" : [
                    {
                      "id" : "Shop.A",
                      "module" : "Shop"
                    },
                    {
                      "id" : "Shop.B",
                      "module" : "Shop"
                    }
                  ],
                  "recordings" : [

                  ],
                  "version" : 1
                }

                """
        )
    }

    @Test(
        arguments: [
            "List<Int>", "a&b", "say \"hi\"", #"C:\Name"#, "café 你", "bell\u{7}", String(repeating: "n", count: 3_000),
        ]
    ) func `Any name survives`(name: String) throws {
        let graph = DependencyGraph(nodes: [Node(id: name, implementation: name)], edges: [Edge(from: name, to: name)])
        #expect(try GraphDocument.decode(GraphDocument.encode(graph)) == graph)
    }

    @Test func `Keys that this version does not know are ignored`() throws {
        let text = """
            {"format": "dependency-graph", "version": 1, "colour": {"deep": [1, 2, {}]}, "nodes": [{"id": "A", "age": 1}], "edges": []}
            """
        #expect(try GraphDocument.decode(Data(text.utf8)) == graph("A"))
    }
}
