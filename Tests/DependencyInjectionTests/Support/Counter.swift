import Synchronization

/// Counts across threads.
final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    /// - Returns: The new count.
    @discardableResult
    func increment() -> Int { count.add(1, ordering: .sequentiallyConsistent).newValue }

    @discardableResult
    func decrement() -> Int { count.subtract(1, ordering: .sequentiallyConsistent).newValue }
}
