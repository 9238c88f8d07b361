import DependencyInjection
import Foundation
import Testing

private struct Missing: Sendable {}

private final class Leaf: SingletonInjectable {
    init(container: Container, args: Void) {}
}

private final class Handmade: Sendable {
    let leaf = Injected<Leaf>()
}

/// Starts something in its initialiser that asks for what is not there.
private struct Starting: PerRequestInjectable {
    let result: Task<ResolutionError?, Never>
    init(container: Container, args: Void) {
        result = Task { failure { try container.tryResolve(Missing.self) } }
    }
}

private struct Threading: PerRequestInjectable {
    let error: ResolutionError?
    init(container: Container, args: Void) {
        error = try? onThread { failure { try container.tryResolve(Missing.self) } }
    }
}

/// Runs its jobs when told, on whatever thread that is.
private final class Queue: SerialExecutor {
    private let jobs = Locked<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs what was enqueued, on this thread.
    func drain() -> Int {
        let waiting = jobs.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
        for job in waiting { job.runSynchronously(on: asUnownedSerialExecutor()) }
        return waiting.count
    }
}

private actor Foreigner {
    private let queue: Queue
    init(on queue: Queue) { self.queue = queue }
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    func ask(_ container: Container) -> ResolutionError? { failure { try container.tryResolve(Missing.self) } }

    func make() -> Handmade { Handmade() }
}

/// Law 13: the path is true.
@Suite struct TruePathTests {
    @Test func `a task that an initialiser started is no part of its build`() async {
        let error = await Container().resolve(Starting.self).result.value
        #expect(error?.drawing == "Missing")
        #expect(error?.path[0].consumer == nil)
    }

    @Test func `a thread that an initialiser started is no part of its build`() {
        let error = Container().resolve(Threading.self).error
        #expect(error?.drawing == "Missing")
        #expect(error?.path[0].consumer == nil)
    }

    @Test func `a build that threw leaves no trace on its thread`() {
        let container = Container()
        container.bind(Int.self) { container in
            _ = try container.tryResolve(Missing.self)
            return 1
        }
        for _ in 1...3 {
            #expect(failure { try container.tryResolve(Int.self) }?.drawing == "Int → Missing")
            #expect(failure { try container.tryResolve(Missing.self) }?.drawing == "Missing")
        }
    }

    @Test func `what an initialiser caught is no part of the path of its next request`() {
        let container = Container()
        container.bind(String.self) { _ in throw CancellationError() }
        container.bind(Int.self) { container in
            _ = try? container.tryResolve(String.self)
            _ = try container.tryResolve(Missing.self)
            return 1
        }
        #expect(failure { try container.tryResolve(Int.self) }?.drawing == "Int → Missing")
    }

    @Test func `a foreign task that runs on the thread of a build is no part of it`() async throws {
        let (container, other) = (Container(), Container())
        let queue = Queue()
        let foreigner = Foreigner(on: queue)
        let (isReady, made) = (Gate(), Locked<(ResolutionError?, Handmade)?>(nil))
        let task = Task.detached {
            isReady.open()
            let result = await (foreigner.ask(other), foreigner.make())
            made.withLock { $0 = result }
        }
        container.bind(Int.self, .singleton) { _ in
            isReady.pass()
            while made.withLock({ $0 == nil }) { if queue.drain() == 0 { sched_yield() } }
            return 1
        }
        #expect(try onThread { container.resolve(Int.self) } == 1)
        await task.value
        let (error, handmade) = made.withLock { $0! }
        #expect(error?.drawing == "Missing")
        let leaf = other.resolve(Leaf.self)
        ContainerHolder.withContainer(other) { #expect(handmade.leaf() === leaf) }
    }
}
