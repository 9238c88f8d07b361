import GraphAnalysis
import Testing

@Suite struct DifferenceMarkdownTests {
    @Test func `A large difference with the largest drawing fits into a comment, and says what is left out`() {
        let chain = (0..<5_000).map { Edge(from: "Module.Type\($0)", to: "Module.Type\($0 + 1)") }
        let text = difference("A", DependencyGraph(nodes: [], edges: chain)).markdown(
            drawing: String(repeating: "x", count: 49_999) + "\n"
        )
        #expect(text.utf16.count < 65_536 && text.contains("\n… ") && text.hasSuffix("x\n```\n"))
    }

    @Test func `A name cannot end the block that it stands in`() {
        let text = difference("A", graph("```")).markdown(drawing: nil)
        #expect(text == "## Dependency graph changed\n\n```diff\n- A\n+ ```\n```\n")
    }

    @Test func `Slower builds are listed apart, without markup from names`() {
        func timed(_ time: UInt64) -> DependencyGraph {
            let builds = DependencyGraph.BuildFigures(count: 1, totalNanoseconds: time, longestNanoseconds: time)
            return DependencyGraph(nodes: [Node(id: "<A>", builds: builds)], edges: [])
        }
        let text = GraphDifference(from: timed(1), to: timed(9), baseFindings: [], headFindings: []).markdown(
            drawing: nil
        )
        #expect(
            text.hasSuffix("\nSlower, which is no difference:\n\n- building &lt;A&gt; took 1 ns on average, now 9 ns\n")
        )
    }

    private func difference(_ base: String, _ head: DependencyGraph) -> GraphDifference {
        GraphDifference(from: graph(base), to: head, baseFindings: [], headFindings: [])
    }
}
