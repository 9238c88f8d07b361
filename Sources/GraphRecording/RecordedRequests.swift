import DependencyInjection
import GraphAnalysis
import Synchronization

/// All that one recorder counted: by the threads that are alive, each for itself, and by those that ended.
final class RecordedRequests: Sendable {
    private let common = Locked(Common())
    private let builds = Atomic<Int>(0)
    private let ended = Atomic<Bool>(false)

    private struct Common {
        var threads: [ObjectIdentifier: ThreadCounts.Entry] = [:]
        var ended = RequestTable()
        var failures: Set<RecordedFailure> = []
    }

    /// More different failures than this are not told apart from a program that does nothing else.
    private static let mostFailures = 1_000

    /// Counts an event, without a lock that another thread takes for its own.
    @inline(__always)
    func count(_ event: borrowing ResolveEvent) {
        if case .failed(let error) = event.kind { return add(error) }
        guard let table = ThreadCounts.ownTable(for: self) else {
            return common.withLock { $0.ended.count(event, nextBuild: { nextBuild() }) }
        }
        table._withUnsafeGuaranteedRef { $0.count(event, nextBuild: { nextBuild() }) }
    }

    @inline(never)
    private func add(_ error: ResolutionError) {
        let failure = RecordedFailure(error)
        common.withLock { if $0.failures.count < Self.mostFailures { $0.failures.insert(failure) } }
    }

    /// Takes the next number in the order of first builds.
    private func nextBuild() -> Int { builds.add(1, ordering: .relaxed).newValue }

    /// All that was counted so far.
    var total: (requests: [RequestCount], failures: [RecordedFailure]) {
        common.withLock { common in
            var requests: [RequestKey: RequestCount] = [:]
            for table in common.threads.values.map(\.table) + [common.ended] {
                for (key, counted) in table.counted {
                    if requests[key]?.add(counted) == nil { requests[key] = counted }
                }
            }
            return (Array(requests.values), Array(common.failures))
        }
    }

    /// Adds a thread's counts.
    func begin(_ entry: ThreadCounts.Entry) { common.withLock { $0.threads[ObjectIdentifier(entry)] = entry } }

    /// Takes over what a thread counted that ends.
    func end(_ entry: ThreadCounts.Entry) {
        common.withLock { common in
            guard common.threads.removeValue(forKey: ObjectIdentifier(entry)) != nil else { return }
            common.ended.add(entry.table)
        }
    }

    /// Lets go of everything: the recorder has gone, and threads that are alive may hold on to their counts for a while.
    func close() {
        ended.store(true, ordering: .relaxed)
        common.withLock { $0.threads = [:] }
    }

    var hasEnded: Bool { ended.load(ordering: .relaxed) }
}
