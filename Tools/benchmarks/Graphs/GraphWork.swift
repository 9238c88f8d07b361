import Foundation
import GraphAnalysis

/// What the analysis does with one graph.
struct GraphWork {
    let edgeCount: Int
    private let document: Data
    private let graph: DependencyGraph
    private let other: DependencyGraph

    /// - Throws: Where the graph has no JSON form.
    init(edgeCount: Int) throws {
        self.edgeCount = edgeCount
        graph = SyntheticGraph.make(edgeCount: edgeCount)
        other = SyntheticGraph.make(edgeCount: edgeCount, seed: 2)
        document = try GraphDocument.encode(graph)
    }

    /// What is measured, in the order of the table. The first is the yardstick of the check.
    static let steps: [(name: String, run: @Sendable (GraphWork) throws -> Int)] = [
        ("JSONSerialization", { try ($0.json as? [String: Any])?.count ?? 0 }),
        ("parse", { try GraphDocument.decode($0.document).edges.count }),
        ("cyclic edges", { $0.graph.cyclicEdges().count }),
        ("cycle cover", { $0.graph.cycles().found.count }),
        ("findings", { $0.graph.findings().count }),
        ("check", { try GraphDocument.decode($0.document).findings().count }),
        (
            "diff",
            { GraphDifference(from: $0.graph, to: $0.other, baseFindings: [], headFindings: []).addedEdges.count }
        ),
        ("merge", { $0.graph.merged(with: $0.other).edges.count }),
    ]

    private var json: Any {
        get throws { try JSONSerialization.jsonObject(with: document) }
    }
}
