import CPlatform
import Synchronization

/// How long something took, in nanoseconds.
struct BuildTime: Sendable {
    let totalNanoseconds: Int
    /// The part of it that was not spent on building, or waiting for, what it asked for.
    let ownNanoseconds: Int

    var total: Duration { .nanoseconds(totalNanoseconds) }
    var own: Duration { .nanoseconds(max(0, ownNanoseconds)) }
}

extension Container {
    /// Runs what a build asks for, and counts its time as that build's time for dependencies. No clock is read without a tracer.
    func timed<Result, Failure: Error>(
        _ run: () throws(Failure) -> Result
    ) throws(Failure) -> (result: Result, time: BuildTime?) {
        guard core.hasTracer else { return (try run(), nil) }
        let watch = Stopwatch(on: thread_context_current())
        do throws(Failure) {
            let result = try run()
            return (result, watch.stop())
        } catch {
            _ = watch.stop()
            throw error
        }
    }

    /// Runs an async build.
    func timed<Result, Failure: Error>(
        _ build: AsyncBuild,
        _ run: () async throws(Failure) -> Result
    ) async throws(Failure) -> (result: Result, time: BuildTime?) {
        guard core.hasTracer else { return (try await run(), nil) }
        let start = clock_nanoseconds()
        let result = try await run()
        let total = Int(clock_nanoseconds() - start)
        let own = total - build.nestedNanoseconds.load(ordering: .relaxed)
        return (result, BuildTime(totalNanoseconds: total, ownNanoseconds: own))
    }

    /// Counts the time of a wait as its asking build's time for dependencies.
    func countingWait<Result, Failure: Error>(
        of build: AsyncBuild,
        _ wait: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        // The read of a property waits for a build that counts for itself.
        guard core.hasTracer, !build.isRead, let asking = build.asking else { return try await wait() }
        let start = clock_nanoseconds()
        defer { asking.nestedNanoseconds.add(Int(clock_nanoseconds() - start), ordering: .relaxed) }
        return try await wait()
    }
}

/// The time of something that one thread does, apart from what is nested in it.
private struct Stopwatch {
    private let thread: ThreadContext
    private let start = clock_nanoseconds()
    private let nestedBefore: UInt64

    init(on thread: ThreadContext) {
        self.thread = thread
        nestedBefore = thread.pointee.nested_nanoseconds
        thread.pointee.nested_nanoseconds = 0
    }

    func stop() -> BuildTime {
        let total = Int(clock_nanoseconds() - start)
        let nested = Int(clamping: thread.pointee.nested_nanoseconds)
        thread.pointee.nested_nanoseconds = nestedBefore
        if thread.innermost != nil {
            thread.pointee.nested_nanoseconds += UInt64(max(0, total))
        } else {
            AsyncBuild.current?.nestedNanoseconds.add(total, ordering: .relaxed)
        }
        return BuildTime(totalNanoseconds: total, ownNanoseconds: total - nested)
    }
}
