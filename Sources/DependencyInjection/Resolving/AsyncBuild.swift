import CPlatform
import Synchronization

/// One running async build: what the frame of a thread is to a synchronous one.
///
/// It travels in a task-local value, since an async build changes threads. Child tasks are part of the build; a task that
/// `Task { }` started inherits the value too but is none, and when the build has ended nobody is.
final class AsyncBuild: Sendable {
    @TaskLocal private static var inherited: AsyncBuild?

    /// How many async builds are running; without any, nobody pays for looking.
    private static let running = Atomic<Int>(0)

    let step: ResolutionError.Step
    let asker: Asker
    let container: Container
    let parent: AsyncBuild?

    /// What is built for all who wait; nil for what is built for one request.
    let target: ObjectIdentifier?

    /// Whether it only reads a property, which is the request for another build and no build itself.
    let isRead: Bool

    /// Tells this build from every other of the process, also from those of threads.
    let serial = thread_next_serial(thread_context_current())

    private let task = Atomic<UInt>(0)
    private let properties = Locked<KeptCells?>(nil)
    private let hasEnded = Atomic<Bool>(false)

    /// How many nanoseconds it spent on what it asked for, where a tracer is told.
    let nestedNanoseconds = Atomic<Int>(0)

    /// The build of what a request of the running code asks for.
    init(
        of identity: DependencyIdentity,
        _ scope: InstanceScope?,
        for request: Request,
        in container: Container,
        target: ObjectIdentifier? = nil,
        isRead: Bool = false
    ) {
        asker = Asker(of: request)
        step = ResolutionError.Step(
            dependency: identity,
            scope: scope,
            place: request.place,
            consumer: asker.consumer
        )
        self.container = container
        self.target = target
        self.isRead = isRead
        parent = Self.current
    }

    static var mayBeAny: Bool { running.load(ordering: .relaxed) > 0 }

    /// The innermost async build that the running code is part of.
    static var current: AsyncBuild? {
        guard mayBeAny, let build = inherited, build.includesRunningTask else { return nil }
        return build
    }

    /// Runs the build in the current task.
    ///
    /// - Throws: What was thrown; an error of the program's own with the path that leads here.
    func run<Result>(_ make: () async throws -> Result) async throws(ResolutionError) -> Result {
        Self.running.add(1, ordering: .relaxed)
        task.store(UInt(bitPattern: swift_task_getCurrent()), ordering: .releasing)
        defer {
            hasEnded.store(true, ordering: .releasing)
            Self.running.subtract(1, ordering: .relaxed)
        }
        do { return try await Self.$inherited.withValue(self, operation: make) } catch let error as ResolutionError {
            throw error
        } catch {
            throw container.report(ResolutionError(.buildFailed(error), path: path))
        }
    }

    /// The properties that came into being with what is kept.
    var cells: KeptCells? { properties.withLock { $0 } }

    func add(_ cell: LazyCell) {
        // The list is the only thing that takes the cell, under the lock.
        nonisolated(unsafe) let cell = cell
        properties.withLock { $0 = ($0 ?? KeptCells()).with(cell) }
    }

    /// Whether both build the same thing in the same container.
    func isSameBuild(as other: AsyncBuild) -> Bool {
        !isRead && identity == other.identity && container == other.container
    }

    var identity: DependencyIdentity { step.dependency }

    /// This build and those around it, outward.
    var lineage: some Sequence<AsyncBuild> { sequence(first: self) { $0.parent } }

    /// The requests that lead here, outermost first.
    var path: [ResolutionError.Step] { lineage.filter { !$0.isRead || $0 === self }.map(\.step).reversed() }

    /// The nearest build outward that others may wait for.
    var awaited: AsyncBuild? { lineage.first { $0.target != nil } }

    /// The build outward that asked for this one.
    var asking: AsyncBuild? { lineage.dropFirst().first { !$0.isRead } }

    private var includesRunningTask: Bool {
        guard !hasEnded.load(ordering: .acquiring), let running = swift_task_getCurrent() else { return false }
        return UInt(bitPattern: running) == task.load(ordering: .acquiring) || task_is_child(running)
    }
}
