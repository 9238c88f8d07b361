import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct DOTTests {
    @Test(arguments: [("shop", Sample.shop), ("cycles", Sample.cycles), ("failures", Sample.failures)])
    func `A graph is written as the recorded DOT`(name: String, graph: DependencyGraph) throws {
        try expectGolden(Drawing(of: graph).dot(), "\(name).dot")
    }

    @Test func `Awkward names and an empty graph are written as the recorded DOT`() throws {
        try expectGolden(Drawing(of: Sample.awkward).dot(), "awkward.dot")
        let empty = DependencyGraph(nodes: [], edges: [])
        try expectGolden(Drawing(of: empty, options: .init(direction: .topToBottom)).dot(), "empty.dot")
    }

    @Test func `What is written is read as the same names, scopes, modules and edges`() throws {
        for graph in [Sample.shop, Sample.awkward] {
            let read = try DOTDocument.decode(Array(Drawing(of: graph).dot().utf8))
            #expect(read.nodes.map(\.id) == Drawing(of: graph).nodes.map(\.name).sorted())
            #expect(Set(read.nodes.map(\.module)) == Set(graph.nodes.map(\.module)))
            #expect(read.nodes.compactMap(\.scope).count == graph.nodes.compactMap(\.scope).count)
            #expect(read.edges.map(\.kind.rawValue).sorted() == graph.edges.map(\.kind.rawValue).sorted())
            #expect(read.edges.count(where: \.isDeclaredOnly) == graph.edges.count(where: \.isDeclaredOnly))
        }
    }

    @Test func `DOT of another program gives nodes, edges and clusters as modules`() throws {
        let graph = try read("graph { a -- b; subgraph cluster_x { label=Outer; c; subgraph cluster_y { d } } }")
        #expect(graph.edges == [Edge(from: "a", to: "b")])
        #expect(graph.nodes.map(\.module) == ["", "", "Outer", "Outer"])
        let named = try read("digraph { subgraph cluster_net { a } }")
        #expect(named.nodes.map(\.module) == ["net"])
    }

    @Test(arguments: [
        ("", DOTError.noGraph), ("// nothing\n", .noGraph), ("digraph { a } digraph { b }", .severalGraphs),
    ])
    func `No graph and two graphs are refused`(text: String, error: DOTError) {
        #expect(throws: error) { try read(text) }
    }

    @Test(arguments: [
        "digraph {\n a ->\n }", "digraph { a -> b", "digraph { \"a }", "no graph at all", "digraph { a } rest",
    ])
    func `Broken DOT is refused with the line`(text: String) throws {
        let error = try #require(throws: DOTError.self) { try read(text) }
        #expect(error.description.contains("line"))
    }

    @Test func `A fault after earlier texts still has its own line`() throws {
        _ = try read("digraph {\n\n\n\n a }")
        let error = try #require(throws: DOTError.self) { try read("digraph {\n a -> ; }") }
        #expect(error.description.contains("line 2"))
    }

    @Test func `Many threads read and write at once`() async throws {
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<16 {
                group.addTask { try Drawing(of: DOTDocument.decode(Array(Drawing(of: Sample.shop).dot().utf8))).dot() }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts.count == 1)
    }

    private func read(_ text: String) throws(DOTError) -> DependencyGraph {
        try DOTDocument.decode(Array(text.utf8))
    }
}
