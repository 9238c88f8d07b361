public import Accounts
public import DependencyInjection
internal import Web

/// A customer's orders, ready to be shown. Built anew for each request, from the customer and the day.
public struct OrdersViewModel: PerRequestInjectable {
    /// What a request passes: known only at run time.
    public struct Arguments: Sendable {
        public let customerId: Int
        public let day: Day?

        public init(customerId: Int, day: Day?) {
            self.customerId = customerId
            self.day = day
        }
    }

    public let customer: Customer
    public let day: Day?
    public let orders: [Order]

    /// What only the container may know is asked of it.
    public init(container: Container, args: Arguments) throws {
        try self.init(args, customers: container.resolve(\.customers), book: container.resolve(\.orderBook))
    }

    /// Throws where there is no such customer.
    public init(_ args: Arguments, customers: any Customers, book: any OrderBook) throws {
        guard let customer = try customers.customer(args.customerId) else {
            throw HTTPError.notFound("There is no customer \(args.customerId).")
        }
        self.customer = customer
        day = args.day
        orders = try book.orders(of: customer.id, on: day)
    }

    var totalCents: Int { orders.reduce(0) { $0 + $1.cents } }
}

extension OrdersViewModel: Encodable {}
