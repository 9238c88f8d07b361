import GraphAnalysis
import Testing

@Suite struct AllCyclesTests {
    @Test func `All cycles are listed, shortest first, each with its way in`() {
        let list = graph("Root[E] → A → B → A, B → C → A, C → C").elementaryCycles()
        let drawings = ["Root → A → B → C | C → C", "Root → A | A → B → A", "Root → A | A → B → C → A"]
        #expect(list.found.map(\.drawing) == drawings)
        #expect(list.completeLength == nil)
    }

    @Test func `A list that is cut says up to which length it is complete`() {
        let list = graph("A → B → A, B → C → B, C → A").elementaryCycles(limit: 2)
        #expect(list.found.map(\.length) == [2, 2])
        #expect(list.completeLength == 2)
    }

    @Test func `Cutting the edges ends all cycles`() {
        let cut = graph("A → B → C → A, B → A, D → D").edgesToCut()
        #expect(cut.edges.map { "\($0.from) \($0.to)" } == ["A B", "D D"])
        #expect(cut.isFewest)
    }
}
