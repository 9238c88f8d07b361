import GraphAnalysis

/// A shop with one fault of each sort, for reports that show them all.
func shop() -> DependencyGraph {
    func place(_ name: String, _ line: Int) -> DependencyGraph.Place { .init(file: "Shop/\(name).swift", line: line) }
    func step(_ id: String, _ line: Int) -> DependencyGraph.Step { .init(node: id, place: place("Checkout", line)) }
    let slow = DependencyGraph.BuildFigures(count: 1, totalNanoseconds: 81_000_000, longestNanoseconds: 81_000_000)
    return DependencyGraph(
        nodes: [
            Node(id: "Shop.Server", isEntry: true, builds: slow), Node(id: "Shop.Checkout", scope: .singleton),
            Node(id: "Shop.Session", scope: .perScope, place: place("Session", 3)),
            Node(id: "Shop.Clock", scope: .perRequest, conflictingScopes: [.perRequest, .shared]),
        ],
        edges: [
            Edge(from: "Shop.Server", to: "Shop.Checkout", places: [place("Server", 4)]),
            Edge(from: "Shop.Checkout", to: "Shop.Basket", places: [place("Checkout", 5)]),
            Edge(from: "Shop.Basket", to: "Shop.Session", places: [place("Basket", 6)]),
            Edge(from: "Shop.Prices", to: "Shop.Rebates", places: [place("Prices", 7)]),
            Edge(from: "Shop.Rebates", to: "Shop.Prices", places: [place("Rebates", 8)]),
            Edge(from: "Shop.Checkout", to: "Shop.Prices", kind: .lazy, places: [place("Checkout", 9)], isForced: true),
            Edge(from: "Shop.Basket", to: "Shop.Clock", kind: .lazy, places: [place("Basket", 10)], resolutions: 0),
            Edge(from: "Shop.Prices", to: "Shop.Checkout", kind: .lazy, places: [place("Prices", 11)]),
        ],
        failures: [
            .init(
                kind: .missing,
                path: [step("Shop.Server", 1), step("Shop.Checkout", 4), step("Shop.Mailer", 12)],
                message: "Nothing is bound for <Mailer> & co."
            ),
            .init(kind: .build, path: [step("Shop.Server", 1), step("Shop.Store", 13)], message: "no \"disk\""),
        ],
        recordings: ["r1", "r2"]
    )
}
