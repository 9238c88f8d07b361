import Synchronization

/// The property wrapper that one writes beside the naive container: an optional behind a Mutex.
@propertyWrapper
struct NaiveLazy<T: AnyObject & Sendable> {
    private final class Storage: Sendable {
        let value = Mutex<T?>(nil)
    }

    private let storage = Storage()

    var wrappedValue: T {
        storage.value.withLock { value in
            if let value { return value }
            let resolved = NaiveContainer.shared.resolve(T.self)
            value = resolved
            return resolved
        }
    }
}
