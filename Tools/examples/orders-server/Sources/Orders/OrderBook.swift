public import DependencyInjection
public import Storage

/// Finds orders. An abstraction: `\.orderBook` says what stands behind it.
public protocol OrderBook: Sendable {
    /// A customer's orders, of one day or of all.
    func orders(of customer: Int, on day: Day?) throws -> [Order]
    /// The order with a number; nil where there is none.
    func order(_ number: Int) throws -> Order?
}

/// Orders in the database, as one transaction sees them.
public struct StoredOrders: OrderBook {
    private let transaction: Transaction

    public init(in transaction: Transaction) { self.transaction = transaction }

    public func orders(of customer: Int, on day: Day?) throws -> [Order] {
        guard let day else {
            return try transaction.rows(
                "SELECT number, customer, day, article, pieces, cents FROM orders WHERE customer = ? ORDER BY day, number",
                .integer(customer),
                read: Self.order
            )
        }
        return try transaction.rows(
            "SELECT number, customer, day, article, pieces, cents FROM orders WHERE customer = ? AND day = ? ORDER BY number",
            .integer(customer),
            .text(day.description),
            read: Self.order
        )
    }

    public func order(_ number: Int) throws -> Order? {
        try transaction.rows(
            "SELECT number, customer, day, article, pieces, cents FROM orders WHERE number = ?",
            .integer(number),
            read: Self.order
        )
        .first
    }

    @Sendable private static func order(_ row: borrowing Row) -> Order {
        Order(
            number: row.integer(0),
            customer: row.integer(1),
            day: Day(stored: row.text(2)),
            article: row.text(3),
            pieces: row.integer(4),
            cents: row.integer(5)
        )
    }
}

extension Dependencies {
    public var orderBook: Dependency<any OrderBook> {
        Dependency { StoredOrders(in: $0.resolve(Transaction.self)) }
    }
}
