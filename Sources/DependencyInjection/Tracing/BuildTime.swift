import CPlatform
import Synchronization

/// How long something took, in nanoseconds.
@usableFromInline
package struct BuildTime: Sendable {
    package let totalNanoseconds: Int
    /// The part of it that was not spent on building, or waiting for, what it asked for.
    package let ownNanoseconds: Int

    init(_ total: Int, nested: Int) {
        totalNanoseconds = total
        ownNanoseconds = max(0, total - nested)
    }
}

extension Container {
    /// Runs an async build, and counts its time. No clock is read without a tracer.
    func timed<Result, Failure: Error>(
        _ build: AsyncBuild,
        _ run: () async throws(Failure) -> Result
    ) async throws(Failure) -> (result: Result, time: BuildTime?) {
        guard core.hasTracer else { return (try await run(), nil) }
        let start = clock_nanoseconds()
        let result = try await run()
        let total = Int(clock_nanoseconds() - start)
        return (result, BuildTime(total, nested: build.nestedNanoseconds.load(ordering: .relaxed)))
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

/// The time of something that one thread does, apart from what is nested in it. It is to be stopped in any case.
@frozen
@usableFromInline
struct Stopwatch {
    private let thread: ThreadContext
    private let start: Int64
    private let nestedBefore: UInt64

    @usableFromInline @inline(never)
    init(on thread: ThreadContext) {
        self.thread = thread
        start = clock_nanoseconds()
        nestedBefore = thread.pointee.nested_nanoseconds
        thread.pointee.nested_nanoseconds = 0
    }

    /// The time, which counts as time for dependencies of the build around it.
    @usableFromInline
    @discardableResult
    func stop() -> BuildTime {
        let total = Int(clock_nanoseconds() - start)
        let nested = Int(clamping: thread.pointee.nested_nanoseconds)
        thread.pointee.nested_nanoseconds = nestedBefore
        if thread.innermost != nil {
            thread.pointee.nested_nanoseconds += UInt64(clamping: total)
        } else {
            AsyncBuild.current?.nestedNanoseconds.add(total, ordering: .relaxed)
        }
        return BuildTime(total, nested: nested)
    }
}
