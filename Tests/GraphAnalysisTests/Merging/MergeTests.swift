import Foundation
import GraphAnalysis
import Testing

@Suite struct MergeTests {
    /// Random graphs of few recordings, so that they often share one; the seed stands in the name of the failing case.
    private func graphs(_ seed: UInt64) -> [DependencyGraph] {
        var generator = SeededGenerator(seed: seed)
        return (0..<3).map { _ in
            let recordings = ["r1", "r2", "r3", "r4"].filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
            return .random(nodes: 8, edges: 12, recordings: recordings, using: &generator)
        }
    }

    @Test(arguments: 1...100) func `Merging is commutative, associative and idempotent`(seed: UInt64) {
        let (a, b, c) = (graphs(seed)[0], graphs(seed)[1], graphs(seed)[2])
        #expect(a.merged(with: b) == b.merged(with: a))
        #expect(a.merged(with: b).merged(with: c) == a.merged(with: b.merged(with: c)))
        #expect(a.merged(with: a) == a)
        #expect(a.merged(with: b).merged(with: a) == a.merged(with: b))
    }

    @Test(arguments: 1...20) func `A merged graph survives its document and merges on as before`(seed: UInt64) throws {
        let all = graphs(seed)
        let merged = all[0].merged(with: all[1])
        let read = try GraphDocument.decode(GraphDocument.encode(merged))
        #expect(read == merged)
        #expect(read.merged(with: all[1]).merged(with: all[2]) == merged.merged(with: all[2]))
    }

    @Test(arguments: 1...10) func `Many graphs merge to what they give one after the other`(seed: UInt64) {
        let all = graphs(seed) + graphs(seed + 100) + graphs(seed + 200)
        #expect(DependencyGraph.merging(all) == all.dropFirst().reduce(all[0]) { $0.merged(with: $1) })
        #expect(DependencyGraph.merging(Array(all.prefix(1))) == all[0])
        #expect(DependencyGraph.merging([]) == graph(""))
    }

    private func seen(_ resolutions: Int, builds: Int, in recording: String) -> DependencyGraph {
        let figures = DependencyGraph.BuildFigures(
            count: builds,
            totalNanoseconds: UInt64(builds) * 10,
            longestNanoseconds: UInt64(builds)
        )
        return DependencyGraph(
            nodes: [Node(id: "A", builds: figures)],
            edges: [Edge(from: "A", to: "B", resolutions: resolutions)],
            recordings: [recording]
        )
    }

    @Test func `Figures of different recordings add up, the slowest build is the slowest of all`() {
        let merged = seen(3, builds: 1, in: "r1").merged(with: seen(4, builds: 2, in: "r2"))
        #expect(merged.edges[0].resolutions == 7)
        #expect(merged.edges[0].resolutionsByRecording == ["r1": 3, "r2": 4])
        #expect(merged.nodes[0].builds == .init(count: 3, totalNanoseconds: 30, longestNanoseconds: 2))
    }

    @Test func `The same recording counts once, and its later state holds`() {
        let early = seen(3, builds: 1, in: "r1")
        let late = seen(5, builds: 2, in: "r1")
        #expect(early.merged(with: late) == late)
        let both = early.merged(with: seen(4, builds: 2, in: "r2"))
        #expect(both.merged(with: late).edges[0].resolutions == 9)
    }

    @Test func `A scope that differs is kept beside the other, whatever the order`() {
        let graphs = ["A[S]", "A[R]", "A"].map { graph($0, recordings: [$0]) }
        let merged = graphs[2].merged(with: graphs[1]).merged(with: graphs[0])
        #expect(merged.nodes[0].conflictingScopes == [.perScope, .singleton])
        #expect(merged == graphs[0].merged(with: graphs[1]).merged(with: graphs[2]))
    }

    @Test func `Figures that are too large for a number stay the largest number`() {
        #expect(
            seen(.max, builds: 0, in: "r1").merged(with: seen(.max, builds: 0, in: "r2")).edges[0].resolutions == .max
        )
    }
}
