import Foundation
import Synchronization

/// What two threads get done together against one alone, each pinned to a processor of its own.
///
/// Wall-clock time, since who waits for another thread uses no CPU time; of many short slices the best, since other programs take the
/// processors away now and then.
struct Scaling {
    private static let sliceCount = 41
    private static let repetitions = 20_000

    /// Operations a microsecond of one thread alone.
    let alone: Double
    /// The throughput of two threads divided by that of one.
    let ratio: Double

    init(of benchmark: ContendedBenchmark) {
        let (first, second) = benchmark.prepare()
        // Each closure runs on one thread at a time, and they share only what may be shared.
        nonisolated(unsafe) let loops = [first, second]
        for loop in loops { loop(Self.repetitions) }
        alone = (0..<Self.sliceCount).map { _ in Self.throughput(of: 1) { loops[$0]($1) } }.max() ?? 0
        let together = (0..<Self.sliceCount).map { _ in Self.throughput(of: 2) { loops[$0]($1) } }.max() ?? 0
        ratio = together / alone
    }

    private static func throughput(of count: Int, _ run: @escaping @Sendable (Int, Int) -> Void) -> Double {
        let waiting = Atomic<Int>(count)
        let nanoseconds = Atomic<Int>(0)
        let threads = (0..<count).map { index in
            PinnedThread(processor: index) {
                waiting.subtract(1, ordering: .acquiringAndReleasing)
                while waiting.load(ordering: .acquiring) > 0 {}
                let start = nanosecondsNow(CLOCK_MONOTONIC)
                run(index, repetitions)
                nanoseconds.add(nanosecondsNow(CLOCK_MONOTONIC) - start, ordering: .relaxed)
            }
        }
        for thread in threads { thread.join() }
        let average = Double(nanoseconds.load(ordering: .relaxed)) / Double(count)
        return Double(count * repetitions) * 1_000 / average
    }
}
