import DependencyInjection
import Testing

private struct Stranger: PerRequestInjectable {
    init(container: Container, args: Void) {}
}

private final class Kept: SingletonInjectable {
    init(container: Container, args: Void) {}
}

private final class Slow: Sendable {}

/// A tracer that stops at the first build until it is let on.
private struct StoppingTracer: ResolveTracer {
    let reached = Gate()
    let goOn = Gate()
    func trace(_ event: ResolveEvent) {
        guard event.dependency.type == Slow.self else { return }
        reached.open()
        goOn.pass()
    }
}

/// Law 2: user code runs outside every lock.
@Suite struct NoLockTests {
    @Test func `a slow build does not delay who asks for something else`() throws {
        let container = Container()
        let (isBuilding, goOn) = (Gate(), Gate())
        container.bind(Slow.self, .singleton) { _ in
            isBuilding.open()
            goOn.pass()
            return Slow()
        }
        startThread { _ = container.resolve(Slow.self) }
        #expect(isBuilding.pass())
        try onThread {
            _ = container.resolve(Stranger.self)
            _ = container.resolve(Kept.self)
            container.bind(Int.self) { _ in 1 }
            container.contribute(to: Int.self) { _ in 2 }
            container.remove(Kept.self)
            _ = container.makeScope().resolve([Int].self)
        }
        goOn.open()
    }

    @Test func `a factory that waits for another thread which resolves something else completes`() throws {
        let container = Container()
        container.bind(Slow.self, .singleton) { container in
            _ = try onThread { container.resolve(Kept.self) }
            return Slow()
        }
        #expect(try onThread { (try? container.tryResolve(Slow.self)) != nil })
    }

    @Test func `a tracer that takes its time does not delay who asks for something else`() throws {
        let tracer = StoppingTracer()
        let container = Container(tracer: tracer)
        container.bind(Slow.self, .singleton) { _ in Slow() }
        startThread { _ = container.resolve(Slow.self) }
        #expect(tracer.reached.pass())
        try onThread {
            _ = container.resolve(Kept.self)
            container.removeAll()
        }
        tracer.goOn.open()
    }

    @Test func `a deinitialiser may use the container that lets its instance go`() throws {
        let container = Container()
        let deinits = Counter()
        container.bind(Farewell.self, .singleton) { container in Farewell(container, deinits) }
        try onThread {
            _ = container.resolve(Farewell.self)
            container.removeAll()
        }
        #expect(deinits.value == 1)
    }
}

/// Resolves when it goes.
private final class Farewell: Sendable {
    private let container: Container
    private let deinits: Counter
    init(_ container: Container, _ deinits: Counter) {
        self.container = container
        self.deinits = deinits
    }
    deinit {
        _ = container.resolve(Kept.self)
        deinits.increment()
    }
}
