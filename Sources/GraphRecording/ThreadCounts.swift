import DependencyInjection
import Foundation

/// What one thread counts, for each recorder by itself.
///
/// A thread finds its own by a key of the system's, so that no two threads wait for each other to count. When a thread ends, what it
/// counted is added to what each recorder keeps of ended threads.
final class ThreadCounts {
    /// What is counted for one recorder.
    final class Entry: Sendable {
        let table = RequestTable()
        let recorder: RecordedRequests

        init(for recorder: RecordedRequests) { self.recorder = recorder }
    }

    /// Used by the one thread alone.
    @exclusivity(unchecked) private var entries: [Entry] = []

    /// The parts of the entry that was used last, one of the above, so that reading them holds nothing.
    @exclusivity(unchecked) private var latest: (recorder: ObjectIdentifier, table: Unmanaged<RequestTable>)?

    /// Where this thread counts for a recorder; nil where the system has no room for it. It lives until the thread ends.
    @inline(__always)
    static func ownTable(for recorder: RecordedRequests) -> Unmanaged<RequestTable>? {
        guard let key else { return nil }
        guard let address = pthread_getspecific(key) else {
            return .passUnretained(begin(key).entry(for: recorder).table)
        }
        let counts = Unmanaged<ThreadCounts>.fromOpaque(address)
        return counts._withUnsafeGuaranteedRef { counts in
            if let latest = counts.latest, latest.recorder == ObjectIdentifier(recorder) { return latest.table }
            return .passUnretained(counts.entry(for: recorder).table)
        }
    }

    @inline(never)
    private static func begin(_ key: pthread_key_t) -> ThreadCounts {
        let counts = ThreadCounts()
        pthread_setspecific(key, Unmanaged.passRetained(counts).toOpaque())
        return counts
    }

    @inline(never)
    private func entry(for recorder: RecordedRequests) -> Entry {
        if let known = entries.first(where: { $0.recorder === recorder }) {
            use(known)
            return known
        }
        let entry = Entry(for: recorder)
        entries = entries.filter { !$0.recorder.hasEnded } + [entry]
        use(entry)
        recorder.begin(entry)
        return entry
    }

    private func use(_ entry: Entry) {
        latest = (ObjectIdentifier(entry.recorder), .passUnretained(entry.table))
    }

    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { address in
            guard let address = address as UnsafeMutableRawPointer? else { return }
            let counts = Unmanaged<ThreadCounts>.fromOpaque(address).takeRetainedValue()
            for entry in counts.entries { entry.recorder.end(entry) }
        }
        return error == 0 ? key : nil
    }()
}
