import GraphAnalysis
import Testing

/// Sizes at which recursion would overflow the stack and a quadratic step would not end.
@Suite struct ScaleTests {
    private func name(_ number: Int) -> String { "M.N\(number)" }

    @Test func `A chain of 200,000 is judged and measured`() {
        let chain = DependencyGraph(nodes: [], edges: (1..<200_000).map { Edge(from: name($0 - 1), to: name($0)) })
        #expect(chain.findings().isEmpty)
        #expect(chain.measures().map(\.depth).max() == 199_999)
        #expect(chain.shortestWay(from: name(0), to: name(199_999))?.edges.count == 199_999)
        #expect(chain.reachable(from: [name(0)]).count == 200_000)
        #expect(chain.edgesToCut().edges.isEmpty)
    }

    @Test func `A ring of 100,000 is one cycle, and one edge to cut`() {
        let ring = DependencyGraph(
            nodes: [],
            edges: (0..<100_000).map { Edge(from: name($0), to: name(($0 + 1) % 100_000)) }
        )
        #expect(ring.findings().map(\.nodes.count) == [100_000])
        #expect(ring.edgesToCut().edges.count == 1)
    }

    @Test func `A failed path of 100,000 requests is one finding`() {
        let steps = (0..<100_000).map { Step(node: name($0)) }
        let failures = [Failure(kind: .cycle, path: steps + [steps[0]], message: "")]
        #expect(DependencyGraph(nodes: [], edges: [], failures: failures).findings().map(\.nodes.count) == [100_000])
    }
}
