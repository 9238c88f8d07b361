import DependencyInjection
import Synchronization
import Testing

private final class Log: Sendable {
    private let lines = Mutexed<[String]>([])
    var all: [String] { lines.value }
    func add(_ line: String) { lines.change { $0.append(line) } }
}

private final class Resource: Closeable {
    let name: String
    let log: Log
    let isBroken: Bool
    init(_ name: String, _ log: Log, isBroken: Bool = false) {
        self.name = name
        self.log = log
        self.isBroken = isBroken
    }
    func close() async throws {
        log.add(name)
        if isBroken { throw Broken(name: name) }
    }
}

private struct Broken: Error { let name: String }
private struct Request: Sendable { let id: Int }

private protocol Database: Sendable {}
private protocol Cache: Sendable {}
private protocol Queue: Sendable {}
extension Resource: Database, Cache, Queue {}

private final class Transaction: PerScopeInjectable {
    let request: Request
    init(container: Container, args: Void) { request = container.resolve() }
}

/// As many classes as there are pairs of types.
private final class Closing<First, Second>: Closeable {
    let count: Mutexed<Int>
    init(_ count: Mutexed<Int>) { self.count = count }
    func close() async throws { count.change { $0 += 1 } }
}
private final class Plain<First, Second>: Sendable {}

@Suite struct LifetimeTests {
    @Test func `of hundreds of classes exactly those that conform are closed, each time`() async throws {
        let types: [any Any.Type] = [
            Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
            UInt64.self, Float.self, Double.self, Bool.self, String.self, Substring.self, Character.self,
        ]
        let closed = Mutexed(0)
        func keep<First, Second>(_ first: First.Type, _ second: Second.Type, in container: Container) {
            container.bind(Closing<First, Second>.self, .singleton) { _ in Closing(closed) }
            container.bind(Plain<First, Second>.self, .singleton) { _ in Plain() }
            _ = container.resolve(Closing<First, Second>.self)
            _ = container.resolve(Plain<First, Second>.self)
        }
        for round in 1...2 {
            let container = Container()
            for first in types { for second in types { keep(first, second, in: container) } }
            try await container.shutdown()
            #expect(closed.value == round * types.count * types.count)
        }
    }

    @Test func `shutdown closes last built first and an error does not stop the rest`() async throws {
        let log = Log()
        let container = Container()
        container.bind((any Database).self, .singleton) { _ in Resource("database", log) }
        container.bind((any Cache).self, .singleton) {
            _ = $0.resolve((any Database).self)
            return Resource("cache", log, isBroken: true)
        }
        container.bind((any Queue).self, .singleton) {
            _ = $0.resolve((any Cache).self)
            return Resource("queue", log)
        }
        _ = container.resolve((any Queue).self)
        let error = await #expect(throws: ShutdownError.self) { try await container.shutdown() }
        #expect(log.all == ["queue", "cache", "database"])
        #expect(error?.failures.map(\.dependency.name) == ["Cache"])
        try await container.shutdown()
        #expect(log.all.count == 3)
    }

    @Test func `building after shutdown is an error`() async throws {
        let container = Container()
        container.bind((any Database).self, .singleton) { _ in Resource("database", Log()) }
        try await container.shutdown()
        #expect(throws: ResolutionError.self) { try container.tryResolve((any Database).self) }
    }

    @Test func `warmUp tells every failure at once and each cause once`() async throws {
        let container = Container()
        container.bind((any Database).self, .singleton, async: { _ in throw Broken(name: "database") })
        container.bind(
            (any Cache).self,
            .singleton,
            async: {
                _ = try await $0.asyncResolve((any Database).self)
                return Resource("c", Log())
            }
        )
        container.bind((any Queue).self, .singleton) { _ in throw Broken(name: "queue") }
        let error = await #expect(throws: WarmUpError.self) { try await container.warmUp() }
        #expect(error?.failures.map(\.path.last?.dependency.name).map { $0 ?? "" }.sorted() == ["Database", "Queue"])
    }

    @Test func `a scope has its own values and ends with its operation`() async throws {
        let container = Container()
        weak var transaction: Transaction?
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for id in 0..<20 {
                group.addTask {
                    await container.withScope { scope in
                        scope.provide(Request(id: id))
                        await Task.yield()
                        return ContainerHolder.container.resolve(Transaction.self).request.id
                    }
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(ids == Set(0..<20))
        container.withScope { scope in
            scope.provide(Request(id: 1))
            transaction = scope.resolve()
            #expect(transaction === scope.resolve(Transaction.self))
        }
        #expect(transaction == nil)
    }

    @Test func `the async scope closes on every way out and the synchronous one refuses`() async throws {
        let log = Log()
        let container = Container()
        container.bind((any Database).self, .perScope) { _ in Resource("database", log) }
        await #expect(throws: Broken.self) {
            try await container.withScope { scope in
                _ = try await scope.asyncResolve((any Database).self)
                throw Broken(name: "operation")
            }
        }
        #expect(log.all == ["database"])
        await container.withScope { scope in
            await Task.yield()
            scope.provide(Request(id: 1))
            _ = scope.resolve((any Database).self)
        }
        #expect(log.all == ["database", "database"])
        container.withScope { scope in
            _ = #expect(throws: ResolutionError.self) { try scope.tryResolve((any Database).self) }
        }
    }

    @Test func `a substitute that came before the binding stays, in the scope of the binding`() {
        let log = Log()
        let container = Container()
        container.replace((any Database).self) { Resource("substitute", log) }
        container.bind((any Database).self, .singleton) { _ in Resource("real", log) }
        let first = container.resolve((any Database).self) as? Resource
        #expect(first?.name == "substitute")
        #expect(first === container.resolve((any Database).self) as? Resource)
    }

    @Test func `removing a collection in a scope forgets the elements that the scope keeps`() {
        let log = Log()
        let container = Container()
        container.contribute(to: (any Database).self, .perScope) { _ in Resource("element", log) }
        let scope = container.makeScope()
        let first = scope.resolve([any Database].self).first as? Resource
        #expect(first === scope.resolve([any Database].self).first as? Resource)
        scope.remove([any Database].self)
        #expect(first !== scope.resolve([any Database].self).first as? Resource)
    }

    @Test func `a value of one scope is unknown to the root and to its siblings`() {
        let container = Container()
        let scope = container.makeScope()
        scope.provide(Request(id: 1))
        #expect(scope.resolve(Request?.self)?.id == 1)
        #expect(container.resolve(Request?.self) == nil)
        #expect(container.makeScope().resolve(Request?.self) == nil)
        #expect(scope.makeScope().resolve(Request.self).id == 1)
    }
}

/// A value behind a lock.
private final class Mutexed<Value: Sendable>: Sendable {
    private let locked: Mutex<Value>
    init(_ value: Value) { locked = Mutex(value) }
    var value: Value { locked.withLock(\.self) }
    func change(_ body: (inout sending Value) -> Void) { locked.withLock { body(&$0) } }
}
