import GraphAnalysis

/// Random numbers that a seed fixes, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64, by Steele, Lea and Flood.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension DependencyGraph {
    /// A graph of up to this many nodes and edges with every kind of fact in it.
    static func random(
        nodes nodeCount: Int,
        edges edgeCount: Int,
        recordings: [String] = [],
        using generator: inout SeededGenerator
    ) -> DependencyGraph {
        func id(_ number: Int) -> String { "Module\(number % 7).Type\(number)" }
        let nodes = (0..<nodeCount).map { number in
            Node(
                id: id(number),
                scope: Bool.random(using: &generator) ? Scope.allCases.randomElement(using: &generator) : nil,
                place: Place(file: "Module\(number % 7)/File.swift", line: number),
                isEntry: number == 0,
                builds: BuildFigures(
                    count: 1,
                    totalNanoseconds: .random(in: 1...9, using: &generator),
                    longestNanoseconds: 1,
                    ownTotalNanoseconds: .random(in: 0...1, using: &generator)
                ),
                firstBuild: Bool.random(using: &generator) ? number + 1 : nil
            )
        }
        let edges = (0..<edgeCount).map { _ in
            let from = Int.random(in: 0..<nodeCount, using: &generator)
            return Edge(
                from: id(from),
                to: id(.random(in: 0..<nodeCount, using: &generator)),
                kind: EdgeKind.allCases.randomElement(using: &generator) ?? .construction,
                places: [Place(file: "Module\(from % 7)/File.swift", line: .random(in: 1...9, using: &generator))],
                resolutions: .random(in: 0...3, using: &generator),
                builds: BuildFigures(
                    count: .random(in: 0...1, using: &generator),
                    longestNanoseconds: .random(in: 0...1, using: &generator)
                )
            )
        }
        let failures = edges.prefix(Int.random(in: 0...2, using: &generator)).map {
            Failure(
                kind: .missing,
                path: [Step(node: $0.from), Step(node: $0.to, place: $0.places.first)],
                message: "missing"
            )
        }
        return DependencyGraph(nodes: nodes, edges: edges, failures: failures, recordings: recordings)
    }
}
