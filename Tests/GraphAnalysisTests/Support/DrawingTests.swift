import GraphAnalysis
import Testing

@Suite struct DrawingTests {
    @Test func `A chain gives one edge for each arrow, of the arrow's kind`() {
        let drawn = graph("A → B ⇢ C, C ⤳ A, A ⋯ D")
        #expect(
            drawn.edges == [
                Edge(from: "A", to: "B"), Edge(from: "A", to: "D", kind: .lazy, resolutions: 0),
                Edge(from: "B", to: "C", kind: .lazy), Edge(from: "C", to: "A", kind: .provider),
            ]
        )
    }

    @Test func `Letters give scopes and entries, and a node may stand alone`() {
        let drawn = graph("A[SE] → B[R], C[T], D, B → E[H]")
        #expect(drawn.nodes.map(\.id) == ["A", "B", "C", "D", "E"])
        #expect(drawn.nodes.map(\.scope) == [.singleton, .perScope, .perRequest, nil, .shared])
        #expect(drawn.nodes.filter(\.isEntry).map(\.id) == ["A"])
    }

    @Test func `Equal drawings in another order are equal graphs`() {
        #expect(graph("A → B, B → C[S]") == graph("C[S], B → C, A → B"))
    }
}
