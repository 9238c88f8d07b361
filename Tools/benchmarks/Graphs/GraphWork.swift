import Foundation
import GraphAnalysis

/// What the analysis does with one graph.
struct GraphWork {
    let edgeCount: Int
    private let document: Data
    private let graph: DependencyGraph
    private let other: DependencyGraph

    init(edgeCount: Int) {
        self.edgeCount = edgeCount
        graph = SyntheticGraph.make(edgeCount: edgeCount)
        other = SyntheticGraph.make(edgeCount: edgeCount, seed: 2)
        // A graph that is made here has a JSON form.
        do { document = try GraphDocument.encode(graph) } catch { preconditionFailure("\(error)") }
    }

    /// What is measured, in the order of the table. The first is the yardstick of the check.
    static let steps: [(name: String, run: @Sendable (GraphWork) throws -> Int)] = [
        ("JSONSerialization", { try ($0.json as? [String: Any])?.count ?? 0 }),
        ("parse", { try GraphDocument.decode($0.document).edges.count }),
        ("cyclic-edges", { $0.graph.cyclicEdges().count }),
        ("cycle-cover", { $0.graph.cycles().found.count }),
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

extension Benchmark {
    /// What is done with graphs, at two sizes: ten times the edges shall cost about ten times the instructions.
    static let analysis = [200, 2_000].flatMap { size in
        GraphWork.steps.map { step in
            Benchmark("graph-\(size)/\(step.name)", "\(step.name) of a graph with \(size) edges", repetitions: 1) {
                let work = GraphWork(edgeCount: size)
                // What was written here can be read.
                return { count in
                    for _ in 0..<count {
                        do { sink(try step.run(work)) } catch { preconditionFailure("\(error)") }
                    }
                }
            }
        }
    }
}
