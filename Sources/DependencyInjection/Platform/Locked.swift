#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A value behind a pthread mutex: the one lock of this package.
///
/// The thread sanitizer knows pthread mutexes; of `Synchronization.Mutex` it reports false races.
package struct Locked<Value> {
    private let storage: Storage

    /// The value, and behind it, in the same allocation, its mutex.
    private final class Storage: ManagedBuffer<Value, pthread_mutex_t> {
        deinit { withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) } }
    }

    package init(_ value: sending Value) {
        let storage = Storage.create(minimumCapacity: 1) { storage in
            storage.withUnsafeMutablePointerToElements { mutex in
                mutex.initialize(to: pthread_mutex_t())
                pthread_mutex_init(mutex, nil)
            }
            return value
        }
        // It is what the class was asked to create.
        self.storage = unsafeDowncast(storage, to: Storage.self)
    }

    /// Runs `body` alone with the value. No code of the program may run in it.
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try storage.withUnsafeMutablePointers { value, mutex throws(Failure) in
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return try body(&value.pointee)
        }
    }

    /// Takes the lock until `unlock`, for who cannot pass on what it does as a closure.
    func lock() { storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_lock($0) } }

    func unlock() { storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_unlock($0) } }

    /// Like `withLock`, and `body` may wait for a signal, for which the lock is let go.
    func withWaitableLock<Result>(_ body: (inout Value, borrowing Waiter) -> Result) -> Result {
        storage.withUnsafeMutablePointers { value, mutex in
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return body(&value.pointee, Waiter(mutex: mutex))
        }
    }
}

// The value is reached only under the mutex, and enters by `sending`.
extension Locked: @unchecked Sendable {}

/// The right to wait, held while a `Locked` value is.
struct Waiter: ~Copyable {
    fileprivate let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// Lets the lock go until `signal` is given, then takes it again. May return without a signal.
    func wait(for signal: Signal) { pthread_cond_wait(signal.condition, mutex) }
}

/// Wakes all who wait for it.
final class Signal {
    fileprivate let condition: UnsafeMutablePointer<pthread_cond_t>

    init() {
        condition = .allocate(capacity: 1)
        condition.initialize(to: pthread_cond_t())
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        condition.deallocate()
    }

    func give() { pthread_cond_broadcast(condition) }
}

// A condition variable may be used from any thread, and its address never changes.
extension Signal: @unchecked Sendable {}
