import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct ViewTests {
    /// main → A → B → C → D, A ⇢ C, main → X, and a cycle P → Q → P that main reaches lazily.
    private static let whole = GraphView(
        of: DependencyGraph(
            nodes: [],
            edges: edges("main A", "A B", "B C", "C D", "main X", "P Q", "Q P")
                + [Edge(from: "A", to: "C", kind: .lazy), Edge(from: "main", to: "P", kind: .provider)]
        )
    )

    private static func edges(_ pairs: String...) -> [Edge] {
        pairs.map { $0.split(separator: " ").map(String.init) }.map { Edge(from: $0[0], to: $0[1]) }
    }

    @Test(arguments: [(0, "B"), (1, "A B C"), (2, "A B C D main"), (9, "A B C D P Q X main")])
    func `A focus shows what is within its depth, in both directions`(depth: Int, names: String) throws {
        #expect(try self.names(Self.whole.focused(on: NodePattern("^B$"), depth: depth)) == names)
    }

    @Test func `What reaches a node and what a node needs are its two sides`() throws {
        #expect(try names(Self.whole.reaching(NodePattern("C"))) == "A B C main")
        #expect(try names(Self.whole.reached(from: NodePattern("B"))) == "B C D")
        #expect(try names(Self.whole.reached(from: NodePattern("A|X"))) == "A B C D X")
    }

    @Test func `Cycles alone are their nodes and their edges`() {
        let view = Self.whole.cyclesOnly
        #expect(names(view) == "P Q" && view.graph.edges.count == 2)
        #expect(GraphView(of: Sample.shop).cyclesOnly.notes == ["There are no cycles."])
    }

    @Test func `Hidden kinds are gone, and no cycle is found that needs them`() {
        let view = Self.whole.hiding([.construction])
        #expect(view.graph.edges.map(\.kind) == [.lazy, .provider])
        #expect(Drawing(of: view).edges.allSatisfy { $0.marks.isEmpty })
        #expect(Self.whole.hiding([]) == Self.whole)
    }

    @Test func `A pattern that matches nothing, and one that is none, are refused`() throws {
        #expect(throws: PatternError.noMatch("Nobody")) { try Self.whole.reaching(NodePattern("Nobody")) }
        #expect(throws: PatternError.self) { try NodePattern("(") }
    }

    @Test func `A part of a failure's path stays with the nodes that it leads to`() throws {
        let view = try GraphView(of: Sample.cycles).focused(on: NodePattern("Shop.B"), depth: 1)
        #expect(view.graph.failures.isEmpty == false)
        #expect(names(view) == "Shop.A Shop.B Shop.C")
        #expect(Drawing(of: view).nodes.allSatisfy { $0.marks.contains(.cycle) })
    }

    @Test func `Modules become one node each, with the sum of the edges between them`() throws {
        let graph = DependencyGraph(
            nodes: [Node(id: "odd", module: "Net")],
            edges: [
                Edge(from: "Shop.A", to: "Net.C", resolutions: 2), Edge(from: "Shop.B", to: "Net.C", resolutions: 3),
                Edge(from: "Shop.A", to: "Shop.B"), Edge(from: "Shop.A", to: "Net.C", kind: .lazy),
                Edge(from: "Plain", to: "odd"),
            ]
        )
        let view = GraphView(of: graph).collapsed
        #expect(names(view) == "Net Plain Shop")
        #expect(
            view.graph.edges == [
                Edge(from: "Plain", to: "Net"), Edge(from: "Shop", to: "Net", resolutions: 5),
                Edge(from: "Shop", to: "Net", kind: .lazy),
            ]
        )
        #expect(Drawing(of: view).nodes.map(\.appearance) == [.module, .unscoped, .module])
        #expect(try names(GraphView(of: graph).collapsing(NodePattern("Net"))) == "Net Plain Shop.A Shop.B")
        #expect(throws: PatternError.noMatch("Nope")) {
            try GraphView(of: graph).collapsing(NodePattern("Nope"))
        }
    }

    @Test func `Modules that need each other are no cycle, a module with a cycle inside is marked`() throws {
        let mutual = DependencyGraph(nodes: [], edges: Self.edges("A.x B.x", "B.y A.y"))
        #expect(Drawing(of: GraphView(of: mutual).collapsed).nodes.map(\.marks) == [[], []])
        let view = GraphView(of: Sample.cycles).collapsed
        #expect(Drawing(of: view).nodes.map(\.marks) == [[.cycle, .failed]])
    }

    @Test(arguments: [
        ("A B, B C, A C", "A B, B C"), ("A B, B C, C D, A D, A C, B D", "A B, B C, C D"), ("A B, A C", "A B, A C"),
        ("A B, B A, A C, B C", "A B, B A, B C"), ("A A, A B", "A A, A B"), ("R A, A B, B A, R B", "A B, B A, R A"),
    ])
    func `A reduction leaves out what follows and never an edge of a cycle`(drawing: String, rest: String) {
        let edges = drawing.split(separator: ", ").flatMap { Self.edges(String($0)) }
        let reduced = GraphView(of: DependencyGraph(nodes: [], edges: edges)).reduced
        #expect(reduced.graph.edges.map { "\($0.from) \($0.to)" }.joined(separator: ", ") == rest)
    }

    @Test func `A reduction loses no way and says how many edges it left out`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            let edges = (0..<30).map { _ in
                Edge(
                    from: "\(Int.random(in: 0..<9, using: &generator))",
                    to: "\(Int.random(in: 0..<9, using: &generator))"
                )
            }
            let view = GraphView(of: DependencyGraph(nodes: [], edges: edges))
            let reduced = view.reduced
            #expect(ways(view.graph) == ways(reduced.graph), "\(view.graph.edges.map { "\($0.from)\($0.to)" })")
            #expect(reduced.reduced.graph == reduced.graph)
        }
    }

    @Test func `What is highlighted is marked and explained`() throws {
        let drawing = Drawing(of: try Self.whole.highlighting(NodePattern("^[XA]$")))
        #expect(drawing.nodes.filter { $0.marks.contains(.highlighted) }.map(\.label) == ["A", "X"])
        #expect(drawing.legend.marks.contains(.highlighted))
    }

    @Test func `A large graph is one of many nodes in a few modules`() {
        #expect(GraphView(of: Sample.large(151)).isLarge && !GraphView(of: Sample.large(150)).isLarge)
        let single = DependencyGraph(nodes: (0..<200).map { Node(id: "Shop.T\($0)") }, edges: [])
        #expect(!GraphView(of: single).isLarge)
    }

    private func names(_ view: GraphView) -> String { view.graph.nodes.map(\.id).joined(separator: " ") }

    // All pairs of which the first reaches the second, by brute force.
    private func ways(_ graph: DependencyGraph) -> Set<[String]> {
        var ways = Set(graph.edges.map { [$0.from, $0.to] })
        while true {
            let longer = ways.flatMap { way in ways.filter { $0[0] == way[1] }.map { [way[0], $0[1]] } }
            let count = ways.count
            ways.formUnion(longer)
            if ways.count == count { return ways }
        }
    }
}
