import Synchronization

/// The container that one writes in an afternoon: a dictionary behind a Mutex.
final class NaiveContainer: Sendable {
    private enum Entry {
        case instance(any AnyObject & Sendable)
        case singleton(@Sendable (NaiveContainer) -> any AnyObject & Sendable)
        case factory(@Sendable (NaiveContainer) -> AnyObject)
    }

    static let shared = NaiveContainer()

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func bind<T: AnyObject>(_ type: T.Type, _ make: @escaping @Sendable (NaiveContainer) -> T) {
        let key = ObjectIdentifier(type)
        entries.withLock { $0[key] = .factory(make) }
    }

    func bindSingleton<T: AnyObject & Sendable>(_ type: T.Type, _ make: @escaping @Sendable (NaiveContainer) -> T) {
        let key = ObjectIdentifier(type)
        entries.withLock { $0[key] = .singleton(make) }
    }

    /// Gives an instance; the program ends where nothing was bound.
    func resolve<T: AnyObject>(_ type: T.Type) -> T {
        let key = ObjectIdentifier(type)
        switch entries.withLock({ $0[key] }) {
        case .instance(let instance): return unsafeDowncast(instance, to: T.self)
        case .factory(let make): return unsafeDowncast(make(self), to: T.self)
        case .singleton(let make): return unsafeDowncast(keep(make(self), for: key), to: T.self)
        case nil: preconditionFailure("nothing is bound for \(type)")
        }
    }

    /// Keeps what was built, unless another thread was first.
    private func keep(_ built: any AnyObject & Sendable, for key: ObjectIdentifier) -> any AnyObject & Sendable {
        entries.withLock { entries in
            if case .instance(let earlier) = entries[key] { return earlier }
            entries[key] = .instance(built)
            return built
        }
    }
}
