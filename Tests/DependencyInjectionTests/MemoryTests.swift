import DependencyInjection
import Foundation
import Testing

private struct Small: PerRequestInjectable {
    @Injected var maker: Provider<Small>
    init(container: Container, args: Void) {}
}
private final class OfScope: PerScopeInjectable {
    init(container: Container, args: Void) {}
}

/// Counts how many of it live, and holds its container.
private final class Holder: Sendable {
    let container: Container
    private let living: Counter
    init(_ container: Container, _ living: Counter) {
        (self.container, self.living) = (container, living)
        living.increment()
    }
    deinit { living.decrement() }
}

/// Notes its number when it goes.
private final class Noting: Sendable {
    private let number: Int
    private let log: Locked<[Int]>
    init(_ number: Int, _ log: Locked<[Int]>) { (self.number, self.log) = (number, log) }
    deinit { log.withLock { $0.append(number) } }
}

extension Dependencies {
    fileprivate subscript(noting number: Int, in log: NotingLog) -> Dependency<Noting> {
        Dependency(.singleton) { container in
            if number > 0 { _ = container.resolve(\.[noting: number - 1, in: log]) }
            return Noting(number, log.log)
        }
    }
}

private final class NotingLog: Hashable, Sendable {
    let log = Locked<[Int]>([])
    static func == (left: NotingLog, right: NotingLog) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Law 10: memory is flat, and what ends is let go.
@Suite struct MemoryTests {
    @Test func `a container that is dropped frees what it built, though its singletons hold it`() {
        let living = Counter()
        var container: Container? = Container()
        container!.bind(Holder.self, .singleton) { Holder($0, living) }
        container!.bind(\.holder, .singleton) { Holder($0, living) }
        container!.contribute(to: Holder.self, .singleton) { Holder($0, living) }
        _ = (container!.resolve(Holder.self), container!.resolve(\.holder), container!.resolve([Holder].self))
        #expect(living.value == 3)
        weak let dropped = container
        container = nil
        #expect(living.value == 0)
        #expect(dropped == nil)
    }

    @Test func `the end of a scope frees what it built and leaves the root's`() {
        let living = Counter()
        let root = Container()
        root.bind(Holder.self, .singleton) { Holder($0, living) }
        root.bind([Holder].self, .perScope) { [Holder($0, living)] }
        root.withScope { scope in
            _ = (scope.resolve(Holder.self), scope.resolve([Holder].self))
            #expect(living.value == 2)
        }
        #expect(living.value == 1)
    }

    @Test func `the end of a container lets instances go in reverse order of their building`() {
        let log = NotingLog()
        var container: Container? = Container()
        build(20, log, in: container!)
        container = nil
        #expect(log.log.withLock { $0 } == Array((0...20).reversed()))
    }

    @Test func `removeAll lets instances go in reverse order of their building`() {
        let log = NotingLog()
        let container = Container()
        build(20, log, in: container)
        container.removeAll()
        #expect(log.log.withLock { $0 } == Array((0...20).reversed()))
    }

    /// Apart, since an optimised caller may hold what it discards for a while.
    @inline(never)
    private func build(_ number: Int, _ log: NotingLog, in container: Container) {
        _ = container.resolve(\.[noting: number, in: log])
    }

    @Test func `an owner made by hand lets go of what its properties hold`() {
        let living = Counter()
        let container = Container()
        container.bind(Holder.self) { Holder($0, living) }
        ContainerHolder.withContainer(container) {
            let holder = Injected<Holder>()
            _ = holder()
            #expect(living.value == 1)
        }
        #expect(living.value == 0)
    }

    @Test func `a property of a large value is freed with its owner`() {
        let living = Counter()
        let container = Container()
        container.bind(Large.self) { Large(holders: Array(repeating: Holder($0, living), count: 3)) }
        ContainerHolder.withContainer(container) {
            let large = Injected<Large>()
            #expect(large().holders.count == 3)
        }
        #expect(living.value == 0)
    }

    @Test func `setting another container ends the one before`() async {
        await #expect(processExitsWith: .success) {
            let living = Counter()
            ContainerHolder.container = Container()
            ContainerHolder.container.bind(Holder.self, .singleton) { Holder($0, living) }
            _ = ContainerHolder.container.resolve(Holder.self)
            precondition(living.value == 1)
            ContainerHolder.container = Container()
            precondition(living.value == 0)
        }
    }
}

/// More than a property keeps in its own memory.
private struct Large: Sendable {
    let holders: [Holder]
    let padding: (Int, Int, Int, Int, Int, Int) = (1, 2, 3, 4, 5, 6)
}

extension Dependencies {
    fileprivate var holder: Dependency<Holder> { Dependency(.singleton) { Holder($0, Counter()) } }
}

/// Law 10 in numbers, each in a process of its own, where nobody else allocates.
@Suite(.disabled(if: Sanitizer.watchesThreads, "the sanitizer keeps memory of its own"))
struct FlatMemoryTests {
    @Test func `requests, scopes, key paths and failures do not grow the process`() async {
        await #expect(processExitsWith: .success) {
            let root = Container()
            expectFlat("new instances") { _ = root.resolve(Small.self).maker() }
            expectFlat("scopes") { root.withScope { _ = $0.resolve(OfScope.self) } }
            expectFlat("scopes that are dropped") { _ = root.makeScope().resolve(OfScope.self) }
            expectFlat("key paths with arguments") { _ = root.resolve(\.[named: "one"]) }
            expectFlat("failures") { _ = failure { try root.tryResolve((any Sendable).self) } }
            expectFlat("removals") {
                _ = root.resolve(\.holder)
                root.remove(\.holder)
            }
            expectFlat("containers") { _ = Container().resolve(\.holder) }
            expectFlat("current containers") {
                ContainerHolder.container = Container()
                _ = ContainerHolder.container.resolve(\.holder)
            }
        }
    }

    @Test func `threads that come and go do not grow the process`() async {
        await #expect(processExitsWith: .success) {
            let root = Container()
            expectFlat("threads", times: 20_000) {
                _ = try? onThread(stackSize: 256 << 10) { _ = root.resolve(\.holder) }
            }
        }
    }
}

extension Dependencies {
    fileprivate subscript(named name: String) -> Dependency<OfScope> {
        Dependency(.singleton) { OfScope(container: $0, args: ()) }
    }
}

/// Ends the process where something done many times leaves a mebibyte behind.
private func expectFlat(_ name: String, times: Int = 100_000, _ body: () -> Void) {
    // The allocator and the system's own tables of threads find their size first.
    for _ in 1...max(times / 4, 5_000) { body() }
    let before = ResidentMemory.bytes
    for _ in 1...times { body() }
    let growth = ResidentMemory.bytes - before
    precondition(growth < 1 << 20, "\(name) left \(growth) bytes behind")
}
