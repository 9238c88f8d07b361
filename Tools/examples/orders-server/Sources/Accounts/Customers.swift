public import DependencyInjection
public import Storage

/// Who buys here.
public struct Customer: Sendable, Codable {
    public let id: Int
    public let name: String
}

/// Finds customers. An abstraction: `\.customers` says what stands behind it.
public protocol Customers: Sendable {
    /// Everyone, by name.
    func all() throws -> [Customer]
    /// The customer with a number; nil where nobody has it.
    func customer(_ id: Int) throws -> Customer?
}

/// Customers in the database, as one transaction sees them.
public struct StoredCustomers: Customers {
    private let transaction: Transaction

    public init(in transaction: Transaction) { self.transaction = transaction }

    public func all() throws -> [Customer] {
        try transaction.rows("SELECT id, name FROM customers ORDER BY name") {
            Customer(id: $0.integer(0), name: $0.text(1))
        }
    }

    public func customer(_ id: Int) throws -> Customer? {
        try transaction.rows("SELECT id, name FROM customers WHERE id = ?", .integer(id)) {
            Customer(id: $0.integer(0), name: $0.text(1))
        }
        .first
    }
}

extension Dependencies {
    public var customers: Dependency<any Customers> {
        Dependency { StoredCustomers(in: $0.resolve(Transaction.self)) }
    }
}
