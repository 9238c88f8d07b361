import DependencyInjection
import Foundation
import Testing

private protocol Numbered: Sendable {}

private final class Heavy: Numbered {
    private let builds: Counter
    init(_ builds: Counter) {
        self.builds = builds
        Thread.sleep(forTimeInterval: 0.02)
        builds.increment()
    }
}

private final class Slow: SingletonInjectable {
    static let builds = Counter()
    init(container: Container, args: Void) {
        Thread.sleep(forTimeInterval: 0.02)
        Self.builds.increment()
    }
}

private final class Reader: Sendable {
    let slow = Injected<any Numbered>()
}

extension Dependencies {
    fileprivate var number: Dependency<Number> { Dependency(.singleton) { _ in Number() } }
}

private final class Number: Sendable {
    static let builds = Counter()
    init() { Self.builds.increment() }
}

private final class OfScope: PerScopeInjectable {
    let builds: Counter
    init(container: Container, args: Void) throws {
        builds = try container.tryResolve(Counter.self)
        builds.increment()
    }
}

/// Law 1: what is kept is built once, however many ask first.
@Suite struct OnceTests {
    @Test func `a singleton that 8 threads and 8 tasks ask for first is built once`() async throws {
        for round in 1...200 {
            let container = Container()
            async let tasks = withTaskGroup(of: Slow.self, returning: [Slow].self) { group in
                for _ in 0..<8 { group.addTask { container.resolve(Slow.self) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            let threads = try onThreads(8) { _ in container.resolve(Slow.self) }
            let instances = await tasks + threads
            #expect(instances.count == 16)
            #expect(Set(instances.map { ObjectIdentifier($0) }).count == 1)
            #expect(Slow.builds.value == round)
        }
    }

    @Test func `a property that threads read first is built once`() throws {
        let builds = Counter()
        let container = Container()
        container.bind((any Numbered).self) { _ in Heavy(builds) }
        for round in 1...20 {
            let reader = ContainerHolder.withContainer(container) { Reader() }
            let found = try onThreads(8) { _ in
                ContainerHolder.withContainer(container) { ObjectIdentifier(reader.slow() as AnyObject) }
            }
            #expect(Set(found).count == 1)
            #expect(builds.value == round)
        }
    }

    @Test func `a perScope instance that threads ask for first is built once for each scope`() throws {
        let root = Container()
        let builds = Counter()
        root.provide(Counter.self, builds)
        for round in 1...200 {
            let scope = root.makeScope()
            let found = try onThreads(4) { _ in ObjectIdentifier(scope.resolve(OfScope.self)) }
            #expect(Set(found).count == 1)
            #expect(builds.value == round)
        }
    }

    @Test func `a singleton behind a key path that threads ask for first is built once`() throws {
        for round in 1...200 {
            let container = Container()
            let found = try onThreads(4) { _ in ObjectIdentifier(container.resolve(\.number)) }
            #expect(Set(found).count == 1)
            #expect(Number.builds.value == round)
        }
    }

    @Test func `sixteen threads over a thousand dependencies build each once`() throws {
        for seed in UInt64(1)...10 {
            let container = Container()
            let builds = (0..<1_000).map { _ in Counter() }
            let found = try onThreads(16) { thread in
                var random = SplitMix(seed: seed << 8 + UInt64(thread))
                return (0..<1_000).shuffled(using: &random).map { number in
                    (number, ObjectIdentifier(container.resolve(\.[counted: number, by: Builds(builds)])))
                }.sorted { $0.0 < $1.0 }.map(\.1)
            }
            #expect(builds.allSatisfy { $0.value == 1 })
            #expect(found.allSatisfy { $0 == found[0] })
        }
    }
}

/// Who counts the builds of numbered dependencies.
private final class Builds: Hashable, Sendable {
    let counters: [Counter]
    init(_ counters: [Counter]) { self.counters = counters }
    static func == (left: Builds, right: Builds) -> Bool { left.counters[0] === right.counters[0] }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(counters[0])) }
}

private final class Item: Sendable {}

extension Dependencies {
    fileprivate subscript(counted number: Int, by builds: Builds) -> Dependency<Item> {
        Dependency(.singleton) { _ in
            builds.counters[number].increment()
            return Item()
        }
    }
}
