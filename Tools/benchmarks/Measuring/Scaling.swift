import Foundation
import Synchronization

/// What two threads get done together against one alone, each pinned to a processor of its own.
///
/// Wall-clock time from the first start to the last end, since who waits for another thread uses no CPU time; of many slices the median.
/// Only a machine that does nothing else gives figures worth keeping.
struct Scaling {
    private static let sliceCount = 21
    private static let repetitions = 200_000

    /// Operations a microsecond of one thread alone.
    let alone: Double
    /// The throughput of two threads divided by that of one.
    let ratio: Double

    init(of benchmark: ContendedBenchmark) {
        let (first, second) = benchmark.prepare()
        // Each closure runs on one thread at a time, and they share only what may be shared.
        nonisolated(unsafe) let loops = [first, second]
        alone = Self.median { Self.throughput(of: 1) { loops[$0]($1) } }
        ratio = Self.median { Self.throughput(of: 2) { loops[$0]($1) } } / alone
    }

    private static func median(_ slice: () -> Double) -> Double {
        (0..<sliceCount).map { _ in slice() }.sorted()[sliceCount / 2]
    }

    private static func throughput(of count: Int, _ run: @escaping @Sendable (Int, Int) -> Void) -> Double {
        let waiting = Atomic<Int>(count)
        let start = Atomic<Int>(.max)
        let end = Atomic<Int>(0)
        let threads = (0..<count).map { index in
            PinnedThread(processor: index) {
                waiting.subtract(1, ordering: .acquiringAndReleasing)
                while waiting.load(ordering: .acquiring) > 0 {}
                start.min(nanosecondsNow(CLOCK_MONOTONIC), ordering: .relaxed)
                run(index, repetitions)
                end.max(nanosecondsNow(CLOCK_MONOTONIC), ordering: .relaxed)
            }
        }
        for thread in threads { thread.join() }
        let nanoseconds = end.load(ordering: .relaxed) - start.load(ordering: .relaxed)
        return Double(count * repetitions) * 1_000 / Double(nanoseconds)
    }
}
