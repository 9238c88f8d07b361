/// Who the customers are. An abstraction: the program binds what stands behind it, see `Container.bindOrders`.
protocol Customers: Sendable {
    /// The customer's name; nil where nobody has this id.
    func name(of customerId: Int) -> String?
}

/// Customers kept in memory.
struct CustomersInMemory: Customers {
    private let names = [7: "Grace Hopper", 42: "Ada Lovelace"]

    func name(of customerId: Int) -> String? { names[customerId] }
}
