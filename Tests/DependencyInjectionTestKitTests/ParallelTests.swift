import DependencyInjection
import DependencyInjectionTestKit
import Dispatch
import Testing

@Suite struct ParallelTests {
    @Test func `fifty tests at once, each with its own clock, see their own in every sort of task`() async {
        for _ in 1...100 {
            await withTaskGroup { tests in
                for day in 1...50 { tests.addTask { await Self.test(with: day) } }
            }
        }
    }

    @Test(.container(), arguments: 1...50)
    func `fifty arguments of a test, each with its own clock, see their own`(day: Int) async throws {
        let mock = try #require(ContainerMock.current)
        mock.replace(\.clock) { FixedClock(day) }
        await Self.look(at: day)
    }

    @Test func `ten thousand tests side by side leave no container alive`() async {
        let containers = Containers()
        await withTaskGroup { tests in
            for day in 1...10_000 {
                tests.addTask {
                    await withTestContainer { mock in
                        mock.replace(\.clock) { FixedClock(day) }
                        let seen = await Task { ContainerHolder.container.resolve(Order.self).day }.value
                        #expect(seen == day)
                        containers.note(mock.container)
                    }
                }
            }
        }
        #expect(containers.count == 10_000)
        #expect(containers.countAlive == 0)
    }

    private static func test(with day: Int) async {
        await withTestContainer { mock in
            mock.replace(\.clock) { FixedClock(day) }
            await look(at: day)
            #expect(mock.resolutions(of: \.clock).allSatisfy { $0.isSubstitute })
        }
    }

    /// Reads the day in child tasks, in a task group, in a task that inherits, and in a detached task and a queue, which inherit nothing: there
    /// what the container built knows it, and the process's own container is current, if any.
    private static func look(at day: Int) async {
        let container = ContainerHolder.container
        let order = container.resolve(Order.self)
        let queued = container.resolve(Order.self)
        async let child = ContainerHolder.container.resolve(Order.self).day
        let grouped = await withTaskGroup { group in
            for _ in 1...3 { group.addTask { ContainerHolder.container.resolve(Order.self).day } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let inherited = await Task { ContainerHolder.container.resolve(Order.self).day }.value
        let detached = await Task.detached { (order.day, ContainerHolder.current != container) }.value
        let onQueue = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let byHand = ContainerHolder.withContainer(container) { ContainerHolder.container.resolve(\.clock).day }
                continuation.resume(returning: (queued.day, byHand, ContainerHolder.current != container))
            }
        }
        #expect(await [child, inherited] + grouped == Array(repeating: day, count: 5))
        #expect(detached == (day, true))
        #expect(onQueue == (day, day, true))
    }
}

/// Knows containers without keeping them.
private final class Containers: Sendable {
    private struct Weak {
        weak let container: Container?
    }

    private let all = Locked<[Weak]>([])

    func note(_ container: Container) { all.withLock { $0.append(Weak(container: container)) } }

    var count: Int { all.withLock(\.count) }
    var countAlive: Int { all.withLock { $0.count { $0.container != nil } } }
}
