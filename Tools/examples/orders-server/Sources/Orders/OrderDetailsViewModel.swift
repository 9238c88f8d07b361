public import Accounts
public import DependencyInjection
internal import Web

/// One order and who ordered it. Built anew for each request, from the order's number.
public struct OrderDetailsViewModel: PerRequestInjectable, Encodable {
    public let order: Order
    public let customerName: String

    public init(container: Container, args: Int) throws {
        try self.init(args, customers: container.resolve(\.customers), book: container.resolve(\.orderBook))
    }

    /// Throws where there is no such order.
    public init(_ number: Int, customers: any Customers, book: any OrderBook) throws {
        guard let order = try book.order(number) else { throw HTTPError.notFound("There is no order \(number).") }
        self.order = order
        customerName = try customers.customer(order.customer)?.name ?? "nobody we know"
    }
}
