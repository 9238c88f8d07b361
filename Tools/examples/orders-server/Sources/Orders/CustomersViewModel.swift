public import Accounts
public import DependencyInjection

/// Everyone who buys here.
public struct CustomersViewModel: PerRequestInjectable {
    let all: [Customer]

    public init(container: Container, args: Void) throws { try self.init(container.resolve(\.customers)) }

    public init(_ customers: any Customers) throws { all = try customers.all() }
}
