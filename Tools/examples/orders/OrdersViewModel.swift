import DependencyInjection

/// A customer's orders of one day, ready to be shown. Built anew for each request, from the customer and the day.
final class OrdersViewModel: PerRequestInjectable {
    /// What a request passes.
    struct Arguments {
        let customerId: Int
        let date: Day
    }

    @Resolvable private var provider: OrdersProvider
    @Injected private var customers: any Customers
    @Injected private var discounts: [any Discount]
    @Injected private var tracking: (any ParcelTracking)?
    @Injected private var makeReceipt: Provider<Receipt>
    @Injected private var makeRefund: Provider<Refund>
    private let args: Arguments

    init(container: Container, args: Arguments) { self.args = args }

    var title: String { "Orders of \(customers.name(of: args.customerId) ?? "nobody we know") on \(args.date)" }

    /// One receipt for each order, each from the provider.
    var receipts: [String] { orders.map { makeReceipt($0).text } }

    var total: Money { orders.reduce(.zero) { $0 + $1.price } }

    /// The discounts that apply, in the order in which they were contributed.
    var reductions: [(name: String, amount: Money)] {
        discounts.map { ($0.name, $0.amount(off: total)) }.filter { $0.amount > .zero }
    }

    /// Where the parcels are, as far as the program can follow them.
    var parcels: String {
        guard let tracking else { return "this program follows no parcels" }
        return orders.map(tracking.position).joined(separator: ", ")
    }

    func refund(of order: Order) -> Money { makeRefund(order).amount }

    private var orders: [Order] { provider.orders(of: args.customerId, on: args.date) }
}
