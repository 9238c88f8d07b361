public import DependencyInjection
internal import Web

/// Who sent this request, as it was when the request came. One for each scope.
public final class CurrentUser: PerScopeInjectable {
    private let customer: Customer?

    public convenience init(container: Container, args: Void) { self.init(of: .service) }

    public init(of profile: ProfileService) { customer = profile.customer }

    /// The customer; throws where nobody is signed in.
    public func signedIn() throws -> Customer {
        guard let customer else { throw HTTPError.signInFirst }
        return customer
    }
}
