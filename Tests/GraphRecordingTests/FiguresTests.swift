import DependencyInjection
import GraphAnalysis
import GraphRecording
import Testing

private final class Leaf: PerRequestInjectable {
    init(container: Container, args: Void) { spend(.milliseconds(4)) }
}
private final class Trunk: SingletonInjectable {
    init(container: Container, args: Void) {
        spend(.milliseconds(2))
        _ = container.resolve(Leaf.self)
        _ = container.resolve(Leaf.self)
    }
}

/// Keeps the processor busy for at least this long.
private func spend(_ duration: Duration) {
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end {}
}

@Suite struct FiguresTests {
    private let graph = recorded { container in
        for _ in 0..<5 { _ = container.resolve(Trunk.self) }
        _ = container.resolve(Leaf.self)
    }

    @Test func `a node knows its builds and their time with and without dependencies`() throws {
        let leaf = try #require(graph.node(named: "Leaf")).builds
        let trunk = try #require(graph.node(named: "Trunk")).builds
        #expect(leaf.count == 3)
        #expect(leaf.totalNanoseconds >= 12_000_000)
        #expect((4_000_000...leaf.totalNanoseconds).contains(leaf.longestNanoseconds))
        #expect(leaf.ownTotalNanoseconds == leaf.totalNanoseconds)
        #expect(trunk.count == 1)
        #expect(trunk.totalNanoseconds >= 10_000_000)
        #expect(trunk.ownTotalNanoseconds >= 2_000_000)
        #expect(trunk.totalNanoseconds - trunk.ownTotalNanoseconds >= 8_000_000)
        #expect(trunk.ownLongestNanoseconds == trunk.ownTotalNanoseconds)
    }

    @Test func `an edge knows how often it was resolved, built and given from what was kept`() throws {
        let edge = try #require(graph.edge("(program) → Trunk"))
        #expect(edge.resolutions == 5)
        #expect(edge.builds.count == 1)
        #expect(edge.resolutionsFromCache == 4)
        #expect(edge.builds.longestNanoseconds >= 10_000_000)
        #expect(graph.edge("Trunk → Leaf")?.builds.count == 2)
        #expect(graph.edge("(program) → Leaf")?.builds.count == 1)
    }

    @Test func `nodes stand in the order in which they were first built`() {
        #expect(graph.node(named: "Leaf")?.firstBuild == 1)
        #expect(graph.node(named: "Trunk")?.firstBuild == 2)
        #expect(graph.node("(program)")?.firstBuild == nil)
    }

    @Test func `the time for which a build waits for another task's is not its own`() async throws {
        let graph = try await recordedAsync { container in
            container.bind(Int.self, .singleton) { _ async in
                spend(.milliseconds(20))
                return 1
            }
            container.bind(String.self, .singleton) { c async throws in String(try await c.asyncResolve(Int.self)) }
            _ = try await container.asyncResolve(String.self)
        }
        let text = try #require(graph.node("Swift.String")).builds
        #expect(text.totalNanoseconds >= 20_000_000)
        #expect(text.totalNanoseconds - text.ownTotalNanoseconds >= 20_000_000)
    }

    @Test func `threads that ended are counted with those that live`() {
        let recorder = GraphRecorder()
        let container = Container(tracer: recorder)
        for _ in 0..<3 { onThreads(4) { _ in for _ in 0..<100 { _ = container.resolve(Trunk.self) } } }
        _ = container.resolve(Trunk.self)
        #expect(recorder.graph.edge("(program) → Trunk")?.resolutions == 1_201)
        #expect(recorder.graph.node(named: "Trunk")?.builds.count == 1)
    }
}
