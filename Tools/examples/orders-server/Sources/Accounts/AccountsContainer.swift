public import DependencyInjection
public import Web

/// What signing in and out may ask for, and nothing else.
public protocol AccountsContainer: PageContainer {
    var customers: any Customers { get throws }
    var profile: ProfileService { get }

    /// Opens a session of its own for a customer.
    ///
    /// - Returns: The session's token.
    func openSession(of customer: Customer) throws -> String
    func endSession(_ token: String?)
}

extension Container: AccountsContainer {
    public var customers: any Customers { get throws { try tryResolve(\.customers) } }
    public var profile: ProfileService { .service }

    public func openSession(of customer: Customer) throws -> String {
        let (session, token) = try resolve(Sessions<Container>.self).open()
        ContainerHolder.withContainer(session) { ProfileService.service.signIn(customer) }
        return token
    }

    public func endSession(_ token: String?) { resolve(Sessions<Container>.self).end(token) }
}
