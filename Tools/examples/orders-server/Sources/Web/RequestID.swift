public import DependencyInjection
internal import Synchronization

/// Numbers requests.
public final class RequestCounter: SingletonInjectable {
    private let count = Atomic<Int>(0)

    public convenience init(container: Container, args: Void) { self.init() }

    public init() {}

    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

/// Tells one request from every other of this run. One for each scope.
public final class RequestID: PerScopeInjectable, CustomStringConvertible {
    public let number: Int

    public convenience init(container: Container, args: Void) { self.init(of: container.resolve()) }

    public init(of counter: RequestCounter) { number = counter.next() }

    public var description: String { "\(number)" }
}
