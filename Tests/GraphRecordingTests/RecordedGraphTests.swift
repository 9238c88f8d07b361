import DependencyInjection
import GraphAnalysis
import GraphRecording
import Testing

private protocol Clock: Sendable {}
private final class SystemClock: Clock {}
private final class Store: SingletonInjectable {
    init(container: Container, args: Void) {}
}
private final class Orders: SingletonInjectable {
    let store: Store
    let customers = Injected<Customers>()
    init(container: Container, args: Void) { store = container.resolve() }
}
private final class Customers: SingletonInjectable {
    let orders: Orders
    init(container: Container, args: Void) { orders = container.resolve() }
}
private final class Page: PerRequestInjectable {
    @Injected var clock: any Clock
    @Resolvable var orders: Orders
    @Injected var unread: Provider<Store>
    @Injected var makeOther: Provider<Other>
    init(container: Container, args: Int) { _ = orders }
}
private final class Other: PerRequestInjectable {
    init(container: Container, args: Void) {}
}
private struct ByHand {
    @Resolvable var store: Store
}

extension DependencyGraph {
    /// The edges as lines, without this module's name.
    fileprivate var lines: Set<String> {
        Set(
            edges.map { edge in
                let arrow =
                    switch edge.kind {
                    case .construction: "→"
                    case .lazy: "⇢"
                    case .provider: "⤳"
                    }
                let text = "\(edge.from) \(arrow) \(edge.to)"
                return text.replacing("GraphRecordingTests.", with: "") + (edge.isDeclaredOnly ? " unread" : "")
            }
        )
    }
}

@Suite struct RecordedGraphTests {
    @Test func `a program of every form gives the table of its edges`() {
        let recorder = GraphRecorder()
        let container = Container(tracer: recorder)
        container.bind((any Clock).self, .singleton) { _ in SystemClock() }
        let page = container.resolve(Page.self, args: 7)
        _ = page.clock
        _ = page.makeOther()
        _ = page.makeOther()
        _ = container.resolve(Customers.self).orders.customers()
        ContainerHolder.withContainer(container) { _ = ByHand().store }

        #expect(
            recorder.graph.lines == [
                "(program) → Page", "(program) → Customers",
                "Page → Orders", "Page ⇢ Clock", "Page ⤳ Other", "Page ⤳ Store unread",
                "Orders → Store", "Orders ⇢ Customers", "Customers → Orders",
                "Clock → SystemClock", "ByHand ⇢ Store",
            ]
        )
    }

    @Test func `a stopped recorder lets events pass until it starts`() {
        let recorder = GraphRecorder()
        let container = Container(tracer: recorder)
        recorder.stop()
        _ = container.resolve(Store.self)
        #expect(recorder.graph.edges.isEmpty)
        recorder.start()
        _ = container.resolve(Store.self)
        #expect(recorder.graph.lines == ["(program) → Store"])
    }

    @Test func `the same requests from many threads are one edge with their sum`() async {
        let recorder = GraphRecorder()
        let container = Container(tracer: recorder)
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<100 { _ = container.resolve(Store.self) } }
            }
        }
        #expect(recorder.graph.edges.map(\.resolutions) == [800])
        #expect(recorder.graph.nodes.first { $0.id.hasSuffix("Store") }?.builds.count == 1)
    }
}
