import Foundation
import GraphAnalysis
import Testing

@Suite struct GraphStatisticsTests {
    @Test func `Edges are counted by kind, and what was read of what is declared`() {
        let statistics = GraphStatistics(of: graph("A → B, A ⇢ C, A ⋯ D, B ⤳ D", recordings: ["r"]))
        #expect(statistics.edgeCounts == ["construction": 1, "lazy": 2, "provider": 1])
        #expect((statistics.readLateEdgeCount, statistics.lateEdgeCount) == (2, 3))
        #expect((statistics.nodeCount, statistics.recordingCount, statistics.failureCount) == (4, 1, 0))
    }

    @Test func `Each node has the measures of its edges`() {
        let nodes = GraphStatistics(of: graph("A[S] → B → C, A → C")).nodes
        #expect(nodes.map(\.id) == ["A", "B", "C"] && nodes.map(\.scope) == [.singleton, nil, nil])
        #expect(
            nodes.map(\.fanIn) == [0, 1, 2] && nodes.map(\.fanOut) == [2, 1, 0] && nodes.map(\.depth) == [2, 1, 0]
        )
        #expect(nodes.map(\.instability) == [1, 0.5, 0])
    }

    @Test func `The table has the nodes with most edges, and says how many are left out`() {
        let statistics = GraphStatistics(of: graph("A → B, A → C, A → D, B → C"))
        let lines = statistics.text(limit: 2).split(separator: "\n")
        #expect(lines[4].hasPrefix("A ") && lines[5].hasPrefix("B ") && lines[6] == "2 more with fewer edges")
        #expect(GraphStatistics(of: graph("A")).text(limit: 0).hasSuffix("1 more with fewer edges\n"))
    }

    @Test func `JSON has every figure`() throws {
        let text = try GraphStatistics(of: graph("A → B")).json()
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["nodeCount"] as? Int == 2 && (object?["nodes"] as? [Any])?.count == 2)
    }
}
