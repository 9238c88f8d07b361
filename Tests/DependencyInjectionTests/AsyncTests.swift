import DependencyInjection
import Synchronization
import Testing

private struct Refusal: Error {}

private final class Pool: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

private protocol First: Sendable {}
private protocol Second: Sendable {}
private struct Plain: First, Second {}

extension Dependencies {
    fileprivate var pool: Dependency<Pool> { Dependency(.singleton, async: { _ in Pool(7) }) }
}

/// Opens once; who comes before waits without a thread.
private final class AsyncGate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func open() { continuation.finish() }

    func pass() async { for await _ in stream {} }
}

@Suite struct AsyncTests {
    @Test func `a hundred tasks that await one singleton build it once`() async throws {
        let builds = Atomic<Int>(0)
        let container = Container()
        container.bind(
            Pool.self,
            .singleton,
            async: { _ in
                await Task.yield()
                return Pool(builds.add(1, ordering: .relaxed).newValue)
            }
        )
        let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 { group.addTask { try await container.asyncResolve(Pool.self).number } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(numbers == [1])
        #expect(container.resolve(Pool.self).number == 1)
    }

    /// On one actor, so that a task which has said that it asks waits already when the next one runs.
    @Test @MainActor func `a failed build fails all who wait and is not kept`() async throws {
        let builds = Atomic<Int>(0)
        let gate = AsyncGate()
        let container = Container()
        container.bind(
            Pool.self,
            .singleton,
            async: { _ in
                let number = builds.add(1, ordering: .relaxed).newValue
                await gate.pass()
                if number == 1 { throw Refusal() }
                return Pool(number)
            }
        )
        var asking = 0
        let waiting = (0..<100).map { _ in
            Task { @MainActor in
                asking += 1
                do {
                    _ = try await container.asyncResolve(Pool.self)
                    return false
                } catch let error as ResolutionError {
                    guard case .buildFailed(let cause) = error.kind else { return false }
                    return cause is Refusal
                }
            }
        }
        while asking < 100 { await Task.yield() }
        gate.open()
        for task in waiting { #expect(try await task.value) }
        #expect(builds.load(ordering: .relaxed) == 1)
        #expect(try await container.asyncResolve(Pool.self).number == 2)
    }

    @Test func `a cancelled waiter harms nobody else`() async throws {
        let gate = AsyncGate()
        let started = AsyncGate()
        let container = Container()
        container.bind(
            Pool.self,
            .singleton,
            async: { _ in
                started.open()
                await gate.pass()
                return Pool(1)
            }
        )
        let first = Task { try await container.asyncResolve(Pool.self) }
        await started.pass()
        let second = Task { try await container.asyncResolve(Pool.self).number }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        gate.open()
        #expect(try await second.value == 1)
    }

    @Test func `a synchronous request before the build names the remedy`() async throws {
        let container = Container()
        do {
            _ = try container.tryResolve(\.pool)
            Issue.record("resolved")
        } catch {
            #expect(error.description.contains("warmUp"))
            #expect(error.description.contains("asyncResolve"))
        }
        try await container.warmUp(\.pool)
        #expect(container.resolve(\.pool).number == 7)
    }

    @Test func `a cycle within one task is an error with its path`() async throws {
        let container = Container()
        container.bind(
            (any First).self,
            .singleton,
            async: {
                _ = try await $0.asyncResolve((any Second).self)
                return Plain()
            }
        )
        container.bind(
            (any Second).self,
            .singleton,
            async: {
                _ = try await $0.asyncResolve((any First).self)
                return Plain()
            }
        )
        do {
            _ = try await container.asyncResolve((any First).self)
            Issue.record("resolved")
        } catch let error as ResolutionError {
            #expect(error.path.map(\.dependency.name) == ["First", "Second", "First"])
        }
    }

    @Test(.timeLimit(.minutes(1))) func `a cycle between two tasks is an error for one of them`() async throws {
        let container = Container()
        let firstStarted = AsyncGate()
        let secondStarted = AsyncGate()
        container.bind(
            (any First).self,
            .singleton,
            async: {
                firstStarted.open()
                await secondStarted.pass()
                _ = try await $0.asyncResolve((any Second).self)
                return Plain()
            }
        )
        container.bind(
            (any Second).self,
            .singleton,
            async: {
                secondStarted.open()
                await firstStarted.pass()
                _ = try await $0.asyncResolve((any First).self)
                return Plain()
            }
        )
        async let first = container.asyncResolve((any First).self)
        async let second = container.asyncResolve((any Second).self)
        var errors: [ResolutionError] = []
        do { _ = try await first } catch { errors.append(try #require(error as? ResolutionError)) }
        do { _ = try await second } catch { errors.append(try #require(error as? ResolutionError)) }
        let cycle = try #require(errors.first)
        #expect(Set(cycle.path.map(\.dependency.name)) == ["First", "Second"])
        #expect(cycle.path.first?.dependency == cycle.path.last?.dependency)
    }

    @Test(.timeLimit(.minutes(1))) func `a task that a factory starts by itself is no part of the build`() async throws
    {
        let container = Container()
        let results = AsyncStream<Int>.makeStream()
        container.bind(
            Pool.self,
            .singleton,
            async: { container in
                Task {
                    results.continuation.yield((try? await container.asyncResolve(Pool.self).number) ?? -1)
                    results.continuation.finish()
                }
                for _ in 0..<50 { await Task.yield() }
                return Pool(3)
            }
        )
        #expect(try await container.asyncResolve(Pool.self).number == 3)
        for await number in results.stream { #expect(number == 3) }
    }

    @Test func `a child task of a factory is part of the build`() async throws {
        let container = Container()
        container.bind(
            (any First).self,
            .singleton,
            async: { container in
                async let second = container.asyncResolve((any Second).self)
                _ = try await second
                return Plain()
            }
        )
        container.bind(
            (any Second).self,
            .singleton,
            async: {
                _ = try await $0.asyncResolve((any First).self)
                return Plain()
            }
        )
        await #expect(throws: ResolutionError.self) { try await container.asyncResolve((any First).self) }
    }

    @Test func `an async property is built once for two tasks that read it first`() async throws {
        let builds = Atomic<Int>(0)
        let container = Container()
        container.bind(
            Pool.self,
            async: { _ in
                await Task.yield()
                return Pool(builds.add(1, ordering: .relaxed).newValue)
            }
        )
        struct Owner: Sendable {
            @Injected var pool: Pool
            func read() async throws -> Int { try await _pool.asyncResolve().number }
        }
        let owner = Owner()
        try await ContainerHolder.withContainer(container) {
            async let first = owner.read()
            async let second = owner.read()
            let numbers = try await [first, second]
            #expect(numbers == [1, 1])
        }
        #expect(owner.pool.number == 1)
    }

    @Test func `an error of an async factory tells the way through synchronous types`() async throws {
        final class Page: PerRequestInjectable {
            let pool: Pool
            init(container: Container, args: Void) throws { pool = try container.tryResolve() }
        }
        let container = Container()
        container.bind(Pool.self, .singleton, async: { _ in throw Refusal() })
        container.bind(
            (any First).self,
            .singleton,
            async: {
                _ = try $0.tryResolve(Page.self)
                return Plain()
            }
        )
        do {
            _ = try await container.asyncResolve((any First).self)
            Issue.record("resolved")
        } catch let error as ResolutionError {
            #expect(error.path.map(\.dependency.name) == ["First", "Page", "Pool"])
        }
    }

    @Test @MainActor func `an async factory of the main actor runs there`() async throws {
        let container = Container()
        container.bind(
            Pool.self,
            .singleton,
            async: { @MainActor _ in
                MainActor.assertIsolated()
                return Pool(1)
            }
        )
        #expect(try await container.asyncResolve(Pool.self).number == 1)
        try await container.withScope { _ in
            MainActor.assertIsolated()
            try await Task.sleep(nanoseconds: 1)
        }
    }
}
