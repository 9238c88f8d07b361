import GraphAnalysis

typealias Node = DependencyGraph.Node
typealias Edge = DependencyGraph.Edge
typealias Failure = DependencyGraph.Failure
typealias Place = DependencyGraph.Place
typealias Step = DependencyGraph.Step

/// Graphs that several tests draw.
enum Sample {
    /// Every scope and every kind of edge, in two modules, nothing wrong.
    static let shop = DependencyGraph(
        nodes: [
            Node(id: "Shop.main", isEntry: true),
            Node(
                id: "Shop.Checkout",
                scope: .perRequest,
                builds: .init(count: 3, totalNanoseconds: 9_000_000, longestNanoseconds: 4_200_000)
            ),
            Node(
                id: "Shop.Orders",
                scope: .singleton,
                implementation: "Shop.StoredOrders",
                place: Place(file: "Shop/Setup.swift", line: 12)
            ),
            Node(id: "Net.Client", scope: .shared),
            Node(id: "Net.Session", scope: .perScope),
        ],
        edges: [
            Edge(from: "Shop.main", to: "Shop.Checkout", resolutions: 3),
            Edge(from: "Shop.Checkout", to: "Shop.Orders", places: [Place(file: "Shop/Checkout.swift", line: 7)]),
            Edge(from: "Shop.Orders", to: "Net.Client", kind: .lazy),
            Edge(from: "Net.Client", to: "Net.Session", kind: .provider),
            Edge(from: "Shop.Checkout", to: "Net.Client", kind: .lazy, resolutions: 0),
        ]
    )

    /// A cycle that a request ran into, its last edge never recorded, a cycle of one, and a way in.
    static let cycles = DependencyGraph(
        nodes: ["Shop.A", "Shop.B", "Shop.C", "Shop.Self"].map { Node(id: $0, scope: .singleton) }
            + [Node(id: "Shop.main", isEntry: true)],
        edges: [
            Edge(from: "Shop.main", to: "Shop.A"), Edge(from: "Shop.A", to: "Shop.B"),
            Edge(from: "Shop.B", to: "Shop.C"), Edge(from: "Shop.C", to: "Shop.Self"),
            Edge(from: "Shop.Self", to: "Shop.Self"),
        ],
        failures: [
            Failure(
                kind: .cycle,
                path: ["Shop.main", "Shop.A", "Shop.B", "Shop.C", "Shop.A"].map { Step(node: $0) },
                message: "Shop.A needs itself"
            )
        ]
    )

    /// A missing binding, a failed build and a captive.
    static let failures = DependencyGraph(
        nodes: [
            Node(id: "Shop.main", isEntry: true), Node(id: "Shop.Broken", scope: .singleton),
            Node(id: "Shop.Keeper", scope: .singleton), Node(id: "Shop.User", scope: .perScope),
        ],
        edges: [Edge(from: "Shop.main", to: "Shop.Keeper"), Edge(from: "Shop.Keeper", to: "Shop.User")],
        failures: [
            Failure(kind: .missing, path: [Step(node: "Shop.Keeper"), Step(node: "Shop.Gone")], message: "not bound"),
            Failure(
                kind: .build,
                path: [Step(node: "Shop.main"), Step(node: "Shop.Broken")],
                message: "no\nconnection"
            ),
            Failure(kind: .captive, path: [Step(node: "Shop.Keeper"), Step(node: "Shop.User")], message: "captive"),
        ]
    )

    /// Names that break what does not quote: markup, quotes, entities, backslashes, control characters, other scripts.
    static let awkwardNames = [
        "List<Int>", "a&b", #"say "hi""#, #"C:\Name"#, "café 你", "bell\u{7}x", String(repeating: "L", count: 3_000),
        #"x\"; evil [shape=box]; ""#, #"ends\"#, #"twice\\"#, "&amp;", "مرحبا", "{a|b}", "<b>x</b>", "]]>", "a\nb",
        #"\N \G \n"#, "--", "node", "tab\tx", "", "a b",
    ]

    static let awkward = DependencyGraph(
        nodes: awkwardNames.map { Node(id: $0, module: "Names", scope: .singleton) },
        edges: awkwardNames.map { Edge(from: "node", to: $0, kind: .lazy) }
    )

    /// A graph of many nodes in a few modules, each needing two later ones.
    static func large(_ count: Int) -> DependencyGraph {
        func id(_ number: Int) -> String { "Module\(number % 5).Type\(number)" }
        let edges = (1..<count).map { Edge(from: id($0 / 2), to: id($0)) }
        return DependencyGraph(nodes: (0..<count).map { Node(id: id($0), scope: .perRequest) }, edges: edges)
    }
}
