import Foundation

/// What one repetition of an operation costs in CPU time of its thread, in nanoseconds, over slices of some milliseconds.
struct TimeMeasurement {
    private static let sliceCount = 21
    private static let sliceNanoseconds = 5_000_000.0

    let median: Double
    let minimum: Double

    init(of run: Benchmark.Loop) {
        let repetitions = Self.repetitions(toFillSlice: run)
        let slices = (0..<Self.sliceCount).map { _ in Self.nanoseconds { run(repetitions) } / Double(repetitions) }
            .sorted()
        median = slices[slices.count / 2]
        minimum = slices[0]
    }

    /// CPU time of this thread, which other programs do not add to.
    static func nanoseconds(_ body: () -> Void) -> Double {
        let start = nanosecondsNow(CLOCK_THREAD_CPUTIME_ID)
        body()
        return Double(nanosecondsNow(CLOCK_THREAD_CPUTIME_ID) - start)
    }

    private static func repetitions(toFillSlice run: Benchmark.Loop) -> Int {
        var repetitions = 1
        while nanoseconds({ run(repetitions) }) < sliceNanoseconds { repetitions *= 2 }
        return repetitions
    }
}

/// What a clock shows, in nanoseconds.
func nanosecondsNow(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
