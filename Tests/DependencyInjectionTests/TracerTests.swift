import DependencyInjection
import Testing

private protocol Metrics: Sendable {}
private struct Recorded: Metrics {}

private struct Page: PerRequestInjectable {
    init(container: Container, args: Int) {}
}
private final class Leaf: SingletonInjectable {
    init(container: Container, args: Void) {}
}
private final class Trunk: PerRequestInjectable {
    @Resolvable var leaf: Leaf
    @Injected var metrics: any Metrics
    @Injected(\.traced) var traced
    @Injected var maybe: (any Metrics)?
    @Injected var all: [any Metrics]
    @Injected var makePage: Provider<Page>
    init(container: Container, args: Void) { _ = leaf }
}
private final class Kept: SingletonInjectable {
    let container: Container
    init(container: Container, args: Void) { self.container = container }
}
private struct Failing: PerRequestInjectable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve((any Metrics).self) }
}
private final class Handmade {
    @Resolvable var leaf: Leaf
}

extension Dependencies {
    fileprivate var traced: Dependency<Int> { Dependency(.singleton) { _ in 1 } }
}

/// Law 12, and what a tracer is told.
@Suite struct TracerTests {
    private let log = EventLog()
    private let container: Container

    init() { container = Container(tracer: log) }

    @Test func `each form of a property is declared with its owner, and told when it is read`() {
        container.bind((any Metrics).self) { _ in Recorded() }
        container.contribute(to: (any Metrics).self, .singleton) { _ in Recorded() }
        let trunk = container.resolve(Trunk.self)
        _ = (trunk.metrics, trunk.traced, trunk.maybe, trunk.all, trunk.makePage(1))
        #expect(
            log.lines == [
                "Trunk → Leaf: declared lazy",
                "Trunk → Metrics: declared lazy",
                "Trunk → \\.traced: declared lazy",
                "Trunk → Metrics: declared lazy",
                "Trunk → [Metrics]: declared lazy",
                "Trunk → Page: declared provider",
                "Trunk → Leaf: built construction singleton",
                "· → Trunk: built construction perRequest",
                "Trunk → Metrics: built lazy perRequest",
                "Trunk → \\.traced: built lazy singleton",
                "Trunk → Metrics: built lazy perRequest",
                "[Metrics] → Metrics#1: built construction singleton",
                "Trunk → [Metrics]: built lazy perRequest",
                "Trunk → Page: built provider perRequest",
            ]
        )
    }

    @Test func `what is absent is told when it is asked for`() {
        let optional: (any Metrics)? = container.resolve()
        let all: [any Metrics] = container.resolve()
        #expect(optional == nil && all.isEmpty)
        #expect(log.lines == ["· → Metrics: declared construction", "· → [Metrics]: declared construction"])
        #expect(log.events.map(\.isAbsent) == [true, true])
    }

    @Test func `a kept instance is told as kept and a substitute as substituted`() {
        _ = (container.resolve(Leaf.self), container.resolve(Leaf.self))
        container.replace(Leaf.self) { Leaf(container: $0, args: ()) }
        _ = (container.resolve(Leaf.self), container.resolve(Leaf.self))
        #expect(log.events.map(\.kind.word) == ["built", "kept", "substituted", "substituted"])
    }

    @Test func `events carry the place of the request, of the binding and the concrete type`() {
        container.bind((any Metrics).self, .singleton) { _ in Recorded() }
        _ = container.resolve((any Metrics).self)
        let event = log.events[0]
        #expect(event.place.description == "DependencyInjectionTests/TracerTests.swift:\(event.bindingPlace!.line + 1)")
        #expect(event.implementation == Recorded.self)
        #expect(event.dependency.qualifiedName == "DependencyInjectionTests.Metrics")
        #expect(event.isEntry)
        #expect(event.duration != nil)
    }

    @Test func `a failure is told once, by who made it, and before it is thrown`() {
        #expect(throws: ResolutionError.self) { try container.tryResolve(Failing.self) }
        #expect(log.lines == ["Failing → Metrics: failed construction"])
        #expect(!log.events[0].isEntry)
    }

    @Test func `a request from a kept container is told`() {
        let kept = container.resolve(Kept.self)
        _ = kept.container.resolve(Leaf.self)
        #expect(log.events.last?.kind.word == "built")
    }

    @Test func `a property of what was made by hand is told with its enclosing type as an entry`() {
        ContainerHolder.withContainer(container) { _ = Handmade().leaf }
        #expect(log.lines == ["Handmade → Leaf: built lazy singleton"])
        #expect(log.events[0].isEntry)
    }

    @Test func `a container and its scopes and what they are given by tell one identity each`() {
        let scope = container.makeScope()
        scope.bind(Int.self) { _ in 1 }
        container.bind(Int.self) { $0.makeScope() == $0 ? 0 : 2 }
        _ = (container.resolve(Int.self), scope.resolve(Int.self), container.resolve(Int.self))
        let containers = log.events.map(\.container)
        #expect(containers[0] == containers[2])
        #expect(containers[0] != containers[1])
    }

    @Test func `with and without a tracer the results are the same`() {
        for container in [container, Container()] {
            container.bind((any Metrics).self) { _ in Recorded() }
            let trunk = container.resolve(Trunk.self)
            #expect(trunk.leaf === container.resolve(Leaf.self))
            #expect(trunk.traced == 1)
            #expect(trunk.all.isEmpty)
            #expect(trunk.maybe != nil)
        }
    }

    @Test func `eight threads tell the same events as one, but for their order`() throws {
        func tell(threads: Int) throws -> [String] {
            let log = EventLog()
            let container = Container(tracer: log)
            container.bind((any Metrics).self, .singleton) { _ in Recorded() }
            _ = try onThreads(threads) { _ in
                for _ in 0..<(8 / threads) * 25 {
                    let trunk = container.resolve(Trunk.self)
                    _ = (trunk.metrics, trunk.traced, trunk.maybe, trunk.all, trunk.makePage(1))
                }
            }
            return log.lines.sorted()
        }
        #expect(try tell(threads: 8) == tell(threads: 1))
    }
}
