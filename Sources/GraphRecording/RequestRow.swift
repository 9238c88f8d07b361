import DependencyInjection
import GraphAnalysis
import Synchronization

/// One request and its figures at an address of its own, written by one thread and read by any.
struct RequestRow: ~Copyable {
    let key: RequestKey
    let event: ResolveEvent
    private let resolutions = Atomic<Int>(0)
    private let builds = Atomic<Int>(0)
    private let total = Atomic<UInt64>(0)
    private let longest = Atomic<UInt64>(0)
    private let ownTotal = Atomic<UInt64>(0)
    private let ownLongest = Atomic<UInt64>(0)
    private let firstBuild = Atomic<Int>(0)

    init(_ key: RequestKey, _ event: consuming ResolveEvent) {
        self.key = key
        self.event = event
    }

    /// Counts what one event says.
    @inline(__always)
    func count(_ event: borrowing ResolveEvent, nextBuild: () -> Int) {
        if let time = event.time { countBuild(time, nextBuild) }
        if !event.isDeclaration { resolutions.increase(by: 1) }
    }

    private func countBuild(_ time: BuildTime, _ nextBuild: () -> Int) {
        if builds.load(ordering: .relaxed) == 0 { firstBuild.store(nextBuild(), ordering: .relaxed) }
        builds.increase(by: 1)
        let (whole, own) = (UInt64(clamping: time.totalNanoseconds), UInt64(clamping: time.ownNanoseconds))
        total.increase(by: whole)
        longest.raise(to: whole)
        ownTotal.increase(by: own)
        ownLongest.raise(to: own)
    }

    /// Takes in the figures of a row of the same request.
    func add(_ other: RequestCount) {
        if let first = other.firstBuild, !(1...first).contains(firstBuild.load(ordering: .relaxed)) {
            firstBuild.store(first, ordering: .relaxed)
        }
        resolutions.increase(by: other.resolutions)
        builds.increase(by: other.builds.count)
        total.increase(by: other.builds.totalNanoseconds)
        longest.raise(to: other.builds.longestNanoseconds)
        ownTotal.increase(by: other.builds.ownTotalNanoseconds)
        ownLongest.raise(to: other.builds.ownLongestNanoseconds)
    }

    /// The figures as they are now.
    var counted: RequestCount {
        let first = firstBuild.load(ordering: .relaxed)
        return RequestCount(
            event: event,
            resolutions: resolutions.load(ordering: .relaxed),
            builds: .init(
                count: builds.load(ordering: .relaxed),
                totalNanoseconds: total.load(ordering: .relaxed),
                longestNanoseconds: longest.load(ordering: .relaxed),
                ownTotalNanoseconds: ownTotal.load(ordering: .relaxed),
                ownLongestNanoseconds: ownLongest.load(ordering: .relaxed)
            ),
            firstBuild: first == 0 ? nil : first
        )
    }
}

// One thread writes, so that a load and a store are enough.

extension Atomic where Value == Int {
    fileprivate borrowing func increase(by number: Int) {
        store(load(ordering: .relaxed) &+ number, ordering: .relaxed)
    }
}

extension Atomic where Value == UInt64 {
    fileprivate borrowing func increase(by number: UInt64) {
        store(load(ordering: .relaxed) &+ number, ordering: .relaxed)
    }

    fileprivate borrowing func raise(to number: UInt64) {
        if number > load(ordering: .relaxed) { store(number, ordering: .relaxed) }
    }
}
