import GraphAnalysis
import Testing

@Suite struct FindingWordsTests {
    private func words(_ graph: DependencyGraph) -> String {
        graph.findings().map { ([$0.title] + $0.details + [$0.remedy ?? "-"]).joined(separator: "\n") }.joined(
            separator: "\n\n"
        )
    }

    @Test func `A cycle says who needs whom, where, how it is reached and what mends it`() {
        let broken = graph("Root[E] → X", failures: [failure(.cycle, "Root → X → A → B → C → A")])
        #expect(
            words(broken) == """
                A, B and C need each other to be built
                A
                → B  A/File.swift:3
                → C  B/File.swift:4
                → A  C/File.swift:5
                reached by
                Root
                → X  Root/File.swift:1
                → A  X/File.swift:2
                Read one of them lazily, after the initialiser, or take a Provider of it.
                """
        )
    }

    @Test func `One type and many types are named so that the line reads well`() {
        #expect(graph("A → A").findings()[0].title == "A needs itself to be built")
        #expect(graph("A → B → C → D → E → A").findings()[0].title == "A and 4 others need each other to be built")
        #expect(graph("A → B ⇢ A").findings()[0].title == "A and B keep each other alive")
    }

    @Test func `Something missing shows the chain and what the program said`() {
        let broken = graph("", failures: [failure(.missing, "Root → A → E", message: "nothing bound\nfor E")])
        #expect(
            words(broken) == """
                Nothing is bound for E
                Root
                → A  Root/File.swift:1
                → E  A/File.swift:2
                the program said: nothing bound
                the program said: for E
                Bind it, or ask for it as an optional.
                """
        )
    }

    @Test func `Control characters and long names do not reach the line`() {
        let name = "bell\u{7}\n" + String(repeating: "n", count: 3_000)
        let title = DependencyGraph(nodes: [], edges: [Edge(from: name, to: name)]).findings()[0].title
        #expect(title == "bell  " + String(repeating: "n", count: 94) + "… needs itself to be built")
    }

    @Test func `Each sort of finding has its own line`() {
        let figures = DependencyGraph.BuildFigures(count: 1, totalNanoseconds: 9, longestNanoseconds: 12_345_678)
        let nodes = [
            Node(id: "A", scope: .singleton, builds: figures), Node(id: "B", scope: .perScope),
            Node(id: "T", scope: .perRequest),
            Node(id: "C", conflictingScopes: [.shared, .perScope]),
        ]
        let edges = [
            Edge(from: "A", to: "B"), Edge(from: "A", to: "T", isForced: true),
            Edge(from: "B", to: "D", kind: .lazy, resolutions: 0),
        ]
        let failures = [failure(.build, "E → F"), failure(.captive, "G")]
        let judged = DependencyGraph(nodes: nodes, edges: edges, failures: failures, recordings: ["r1", "r2"])
        let options = CheckOptions(slowBuildLimit: 500_000, listsOrdinaryCaptives: true)
        #expect(
            judged.findings(options).map(\.title) == [
                "G would be held longer than it lives",
                "The singleton A holds B, which lives for one scope only",
                "A request for F failed",
                "C has the scopes perScope and shared in different recordings",
                "Building A took 12.3 ms, more than 500 µs",
                "The singleton A holds one T, made for it alone",
                "A reads its lazy T while it is being built",
                "B has D, not read in 2 recordings",
            ]
        )
    }
}

@Suite struct RequestTests {
    @Test func `A way has the first place of each edge, also where the edge was only on the way to a failure`() {
        let edge = Edge(
            from: "A",
            to: "B",
            places: [Place(file: "M/B.swift", line: 2), Place(file: "M/A.swift", line: 9)]
        )
        let step = [Step(node: "B"), Step(node: "C", place: Place(file: "M/C.swift", line: 3))]
        let failures = [Failure(kind: .missing, path: step, message: "")]
        let recorded = DependencyGraph(nodes: [], edges: [edge], failures: failures)
        let way = [edge.identity, Edge(from: "B", to: "C").identity]
        #expect(
            recorded.requests(along: [way, []]).map(\.lines) == [["A", "→ B  M/A.swift:9", "→ C  M/C.swift:3"], []]
        )
    }
}
