import DependencyInjection
import GraphAnalysis
import Testing

private protocol Shape: Sendable {}
private struct Square: Shape {}
private struct Pair<First, Second>: Sendable {}
extension Pair where First == Int { fileprivate struct Deep: Sendable {} }

@Suite struct NameTests {
    @Test func `names of every sort hold no address and know their module`() {
        struct Local: Sendable {}
        let graph = recorded { container in
            container.bind((any Shape).self) { _ in Square() }
            container.bind(Local.self) { _ in Local() }
            container.bind(Pair<Local, [any Shape]>.self) { _ in Pair() }
            container.bind(Pair<Int, Int>.Deep.self) { _ in Pair.Deep() }
            container.bind((@Sendable (Int) -> Square).self) { _ in { _ in Square() } }
            container.bind((Int, label: Square).self) { _ in (1, Square()) }
            container.bind(Square.Type.self) { _ in Square.self }
            _ = container.resolve((any Shape).self)
            _ = container.resolve(Local.self)
            _ = container.resolve(Pair<Local, [any Shape]>.self)
            _ = container.resolve(Pair<Int, Int>.Deep.self)
            _ = container.resolve((@Sendable (Int) -> Square).self)
            _ = container.resolve((Int, label: Square).self)
            _ = container.resolve(Square.Type.self)
        }
        let modules = Dictionary(
            uniqueKeysWithValues: graph.nodes.map { ($0.id.replacing("GraphRecordingTests.", with: "~"), $0.module) }
        )
        #expect(
            modules == [
                "(program)": "(program)", "~Shape": "GraphRecordingTests", "~Square": "GraphRecordingTests",
                "~NameTests.Local": "GraphRecordingTests",
                "~Pair<~NameTests.Local, Swift.Array<~Shape>>": "GraphRecordingTests",
                "~Pair<Swift.Int, Swift.Int>.Deep": "GraphRecordingTests", "@Sendable (Swift.Int) -> ~Square": "Swift",
                "(Swift.Int, label: ~Square)": "Swift", "~Square.Type": "Swift",
            ]
        )
    }

    @Test func `two private types of one name are told apart by their file`() {
        let graph = recorded { container in
            resolveTwinOfA(container)
            resolveTwinOfB(container)
        }
        #expect(
            graph.lines == [
                "(program) → Twin (TwinA.swift)", "(program) → Twin (TwinB.swift)",
                "Twin (TwinB.swift) → Alone forced",
            ]
        )
        #expect(recorded(resolveTwinOfB).lines == ["(program) → Twin", "Twin → Alone forced"])
    }

    @Test func `two local types of one name and file are told apart by their line`() {
        func first(_ container: Container) {
            struct Inner: Sendable {}
            container.bind(Inner.self, line: 10) { _ in Inner() }
            _ = container.resolve(Inner.self)
        }
        func second(_ container: Container) {
            struct Inner: Sendable {}
            container.bind(Inner.self, line: 20) { _ in Inner() }
            _ = container.resolve(Inner.self)
        }
        let graph = recorded { container in
            second(container)
            first(container)
        }
        #expect(
            graph.lines == [
                "(program) → NameTests.Inner (NameTests.swift:10)", "(program) → NameTests.Inner (NameTests.swift:20)",
            ]
        )
    }
}
