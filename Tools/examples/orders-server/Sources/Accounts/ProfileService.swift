public import DependencyInjection
internal import Synchronization

/// Who is signed in. Each session has its own: `ProfileService.service` is that of the session in whose request it is read.
public final class ProfileService: LocatableService {
    private let profile = Mutex<Customer?>(nil)

    public convenience init(container: Container, args: Void) { self.init() }

    public init() {}

    /// Who is signed in; nil for nobody.
    public var customer: Customer? { profile.withLock { $0 } }

    public func signIn(_ customer: Customer) { profile.withLock { $0 = customer } }

    /// Changes how the signed-in customer is addressed; nothing where nobody is.
    public func update(name: String) { profile.withLock { $0 = $0.map { Customer(id: $0.id, name: name) } } }

    /// Forgets who was signed in.
    public func clear() { profile.withLock { $0 = nil } }
}
