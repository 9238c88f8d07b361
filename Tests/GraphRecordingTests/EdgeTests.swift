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
extension Dependencies {
    fileprivate var recordedClock: Dependency<any Clock> { Dependency(line: 104) { _ in SystemClock() } }
}
private final class Watch: PerRequestInjectable {
    @Injected(line: 105) var clock: any Clock
    init(container: Container, args: Void) {}
}
private final class Watcher: PerRequestInjectable {
    @Injected var clock: (any Clock)?
    @Injected var clocks: [any Clock]
    @Injected var store: Store?
    init(container: Container, args: Void) {}
}
private final class Other: PerRequestInjectable {
    init(container: Container, args: Void) {}
}
private struct ByHand {
    @Resolvable var store: Store
}

/// Keeps its container, as many a router does.
private final class Router: SingletonInjectable {
    let container: Container
    let scope: Container
    init(container: Container, args: Void) {
        self.container = container
        scope = container.makeScope()
        _ = container.resolve(Other.self)
    }
    func store() -> Store { container.resolve() }
    func provider() -> Provider<Other> { container.resolve() }
}
private final class Visitor: PerRequestInjectable {
    init(container: Container, args: Router) { _ = args.store() }
}

private class Base: PerRequestInjectable {
    let store = Injected<Store>()
    required init(container: Container, args: Void) {}
}
private final class Left: Base {}
private final class Right: Base {}

private enum Outer {
    final class Inner: PerRequestInjectable {
        @Resolvable var store: Store
        init(container: Container, args: Void) {}
    }
    struct Maker: Clock {
        let store = Injected<Store>()
    }
}
private final class Box<Content>: PerRequestInjectable {
    @Resolvable var store: Store
    init(container: Container, args: Void) {}
}

@Suite struct EdgeTests {
    @Test func `a program of every form gives the table of its edges`() {
        let graph = recorded { container in
            container.bind((any Clock).self, .singleton) { _ in SystemClock() }
            let page = container.resolve(Page.self, args: 7)
            _ = page.clock
            _ = page.makeOther()
            _ = page.makeOther()
            _ = container.resolve(Customers.self).orders.customers()
            ContainerHolder.withContainer(container) { _ = ByHand().store }
        }
        #expect(
            graph.lines == [
                "(program) → Page", "(program) → Customers",
                "Page → Orders forced", "Page ⇢ Clock", "Page ⤳ Other", "Page ⤳ Store unread",
                "Orders → Store", "Orders ⇢ Customers", "Customers → Orders",
                "Clock → SystemClock", "ByHand ⇢ Store",
            ]
        )
        #expect(graph.nodes.filter(\.isEntry).map(\.id) == ["(program)", "GraphRecordingTests.ByHand"])
    }

    @Test func `a container that a type kept asks for that type, on whatever thread`() {
        let graph = recorded { container in
            let router = container.resolve(Router.self)
            onThreads(1) { _ in _ = router.store() }
            _ = router.scope.resolve(Other.self)
            _ = router.provider()()
            router.container.withScope { _ = $0.resolve(Other.self) }
        }
        #expect(
            graph.lines == [
                "(program) → Router", "Router → Other", "Router ⇢ Store", "Router ⇢ Other", "Router ⤳ Other",
            ]
        )
    }

    @Test func `a kept container asks for its owner also while something else is built`() {
        let graph = recorded { container in
            let router = container.resolve(Router.self)
            _ = container.resolve(Visitor.self, args: router)
        }
        #expect(graph.edge("Router ⇢ Store") != nil)
        #expect(graph.edge("Visitor → Store") == nil)
    }

    @Test func `a property of a superclass belongs to the subclass that was built`() {
        let graph = recorded { container in
            _ = container.resolve(Left.self).store()
            _ = container.resolve(Right.self)
        }
        #expect(
            graph.lines == [
                "(program) → Left", "(program) → Right", "Left ⇢ Store", "Right ⇢ Store unread",
            ]
        )
    }

    @Test func `nested and generic owners have their whole name, also when they were made by hand`() {
        let graph = recorded { container in
            _ = container.resolve(Outer.Inner.self).store
            _ = container.resolve(Box<Int>.self).store
            container.bind((any Clock).self) { _ in Outer.Maker() }
            _ = (container.resolve((any Clock).self) as? Outer.Maker)?.store()
        }
        #expect(
            graph.lines == [
                "(program) → Outer.Inner", "(program) → Box<Swift.Int>", "(program) → Clock",
                "Outer.Inner ⇢ Store", "Box<Swift.Int> ⇢ Store", "Clock → Outer.Maker", "Outer.Maker ⇢ Store",
            ]
        )
    }

    @Test func `a diamond has no edge between its sides, and neither have two tasks side by side`() async {
        let graph = await recordedAsync { container in
            container.bind(Left.self) { c in
                _ = c.resolve(Store.self)
                return Left(container: c, args: ())
            }
            container.bind(Right.self) { c in
                _ = c.resolve(Store.self)
                return Right(container: c, args: ())
            }
            container.bind((Left, Right).self) { c in (c.resolve(), c.resolve()) }
            _ = container.resolve((Left, Right).self)
            async let left = container.resolve(Left.self)
            async let right = container.resolve(Right.self)
            _ = await (left, right)
        }
        let pair = "(Left, Right)"
        #expect(
            Set(graph.lines.filter { !$0.hasSuffix("unread") }) == [
                "(program) → \(pair)", "(program) → Left", "(program) → Right",
                "\(pair) → Left", "\(pair) → Right", "Left → Store", "Right → Store",
            ]
        )
    }

    @Test func `an async factory asks for what it needs, and its tasks do`() async throws {
        let graph = try await recordedAsync { container in
            container.bind((any Clock).self, .singleton) { c async throws in
                async let store = c.resolve(Store.self)
                _ = await store
                await Task.detached { _ = c.resolve(Other.self) }.value
                return SystemClock()
            }
            _ = try await container.asyncResolve((any Clock).self)
        }
        #expect(
            graph.lines == [
                "(program) → Clock", "Clock → Store", "Clock ⇢ Other", "Clock → SystemClock",
            ]
        )
    }

    @Test func `an optional that is nil and a collection that is empty were read all the same`() {
        let graph = recorded { container in
            let watcher = container.resolve(Watcher.self)
            _ = (watcher.clock, watcher.clocks)
        }
        #expect(
            graph.lines == [
                "(program) → Watcher", "Watcher ⇢ Clock", "Watcher ⇢ [Clock]", "Watcher ⇢ Store unread",
            ]
        )
    }

    @Test func `nodes and edges carry the places of the binding, the property and the request`() {
        let graph = recorded { container in
            container.bind((any Clock).self, .singleton, line: 101) { _ in SystemClock() }
            _ = container.resolve(\.recordedClock, line: 102)
            _ = container.resolve(Watch.self, line: 103).clock
        }
        func lines(_ edge: String) -> [Int]? { graph.edge(edge)?.places.map { Int($0.line) } }
        #expect(graph.node(named: "Clock")?.place?.description == "GraphRecordingTests/EdgeTests.swift:101")
        #expect(graph.node(named: "Dependencies.recordedClock")?.place?.line == 104)
        #expect(lines("Clock → SystemClock") == [101])
        #expect(lines("(program) → Dependencies.recordedClock") == [102])
        #expect(lines("(program) → Watch") == [103])
        #expect(lines("Watch ⇢ Clock") == [105])
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

    @Test func `several recorders each record their own containers, on one thread and on many`() {
        let recorders = [GraphRecorder(), GraphRecorder()]
        let containers = (recorders + recorders).map { Container(tracer: $0) }
        onThreads(4) { _ in
            for container in containers { _ = container.resolve(Store.self) }
            _ = containers[1].resolve(Other.self)
        }
        #expect(recorders[0].graph.edges.map(\.resolutions) == [8])
        #expect(recorders[1].graph.edges.map(\.resolutions) == [4, 8])
        #expect(recorders[0].graph.recordings != recorders[1].graph.recordings)
    }
}
