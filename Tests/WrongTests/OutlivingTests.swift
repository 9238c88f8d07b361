import DependencyInjection
import DependencyInjectionTestKit
import Testing

/// Each test leaves a task behind, which goes on when the next test, with a container of its own, is running.
@Suite(.onRequest, .serialized)
struct OutlivingTests {
    private static let left = Left()

    @Test(.container { $0.replace(\.oven) { ColdOven() } })
    func `leaves a task behind`() async {
        await Self.left.put { _ = ContainerHolder.container.resolve(\.oven) }
    }

    @Test(.container(.strict))
    func `is not touched by it`() async {
        await Self.left.run()
        #expect(ContainerMock.current?.resolvedDependencies.isEmpty == true)
    }

    @Test(.container())
    func `leaves a detached task behind`() async {
        let container = ContainerHolder.container
        await Self.left.put(detached: true) { _ = container.resolve(\.oven) }
    }

    @Test(.container(.strict))
    func `is not touched by a detached one`() async {
        await Self.left.run()
        #expect(ContainerMock.current?.resolvedDependencies.isEmpty == true)
    }
}

/// A task that waits until it is told to go on.
private actor Left {
    private var task: Task<Void, Never>?
    private var gate: AsyncStream<Void>.Continuation?

    func put(detached: Bool = false, _ work: @escaping @Sendable () -> Void) {
        let (stream, gate) = AsyncStream<Void>.makeStream()
        self.gate = gate
        let waiting: @concurrent @Sendable () async -> Void = {
            for await _ in stream {}
            work()
        }
        task = detached ? Task.detached(operation: waiting) : Task(operation: waiting)
    }

    func run() async {
        gate?.finish()
        await task?.value
    }
}
