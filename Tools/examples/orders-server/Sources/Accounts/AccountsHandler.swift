internal import DependencyInjection
public import Web

/// Signs in and out, and changes the profile.
public struct AccountsHandler {
    private let container: any AccountsContainer

    public init(container: any AccountsContainer) { self.container = container }

    public func signIn(_ request: HTTPRequest) throws -> HTTPResponse {
        let id = try request.number("customer")
        guard let customer = try container.customers.customer(id) else {
            throw HTTPError.notFound("There is no customer \(id).")
        }
        var response = try HTTPResponse.json(customer)
        response.setSession(try container.openSession(of: customer))
        return response
    }

    public func profile() throws -> HTTPResponse { try .json(signedIn()) }

    public func updateProfile(_ request: HTTPRequest) throws -> HTTPResponse {
        _ = try signedIn()
        container.profile.update(name: try request.value("name"))
        return try .json(signedIn())
    }

    public func signOut(_ request: HTTPRequest) throws -> HTTPResponse {
        container.profile.clear()
        container.endSession(request.session)
        var response = HTTPResponse.text("Signed out.")
        response.setSession(nil)
        return response
    }

    private func signedIn() throws -> Customer {
        guard let customer = container.profile.customer else { throw HTTPError.signInFirst }
        return customer
    }
}

extension HTTPResponse {
    /// Has the client keep the session's token, or forget it.
    fileprivate mutating func setSession(_ token: String?) {
        let value = token.map { "session=\($0)" } ?? "session=; Max-Age=0"
        headers.append(("Set-Cookie", "\(value); Path=/; HttpOnly; SameSite=Strict"))
    }
}
