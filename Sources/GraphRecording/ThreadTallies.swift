import DependencyInjection
import Foundation
import Synchronization

/// A tally for each thread, so that no two threads wait for each other to count.
///
/// A thread finds its own by a key of the system's. When the thread ends, its tally is added to a common one.
final class ThreadTallies: Sendable {
    private let key: pthread_key_t
    private let common = Locked(Common())

    /// The tallies of the threads that are alive, and what those that ended had counted.
    private struct Common {
        var threads: [ObjectIdentifier: ThreadTally] = [:]
        var ended = Tally()
    }

    /// What one thread counted. Its lock is taken by that thread, and by who adds up.
    private final class ThreadTally: Sendable {
        let tally = Locked(Tally())
        let owner: ThreadTallies

        init(of owner: ThreadTallies) { self.owner = owner }
    }

    init() {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { address in
            guard let address = address as UnsafeMutableRawPointer? else { return }
            let tally = Unmanaged<ThreadTally>.fromOpaque(address).takeRetainedValue()
            tally.owner.end(tally)
        }
        precondition(error == 0, "the system has no thread-specific key left")
        self.key = key
    }

    func count(_ event: ResolveEvent) { own.tally.withLock { $0.count(event) } }

    /// All that was counted so far.
    func total() -> Tally {
        let (threads, ended) = common.withLock { (Array($0.threads.values), $0.ended) }
        return threads.reduce(into: ended) { total, thread in total.add(thread.tally.withLock(\.self)) }
    }

    private var own: ThreadTally {
        if let address = pthread_getspecific(key) { return Unmanaged.fromOpaque(address).takeUnretainedValue() }
        let tally = ThreadTally(of: self)
        pthread_setspecific(key, Unmanaged.passRetained(tally).toOpaque())
        common.withLock { $0.threads[ObjectIdentifier(tally)] = tally }
        return tally
    }

    private func end(_ thread: ThreadTally) {
        let counted = thread.tally.withLock(\.self)
        common.withLock { common in
            common.threads[ObjectIdentifier(thread)] = nil
            common.ended.add(counted)
        }
    }
}
