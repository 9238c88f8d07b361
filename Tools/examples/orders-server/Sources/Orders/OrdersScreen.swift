internal import Accounts
public import Routing
public import Web

/// A customer's orders.
public struct OrdersScreen: ViewModelHolder, HTMLScreen {
    public var viewModel: OrdersViewModel?

    public init() {}

    public var title: String {
        guard let model = viewModel else { return "Orders" }
        return "Orders of \(model.customer.name)" + (model.day.map { " on \($0)" } ?? "")
    }

    public var content: HTML {
        guard let model = viewModel else { return "" }
        if model.orders.isEmpty { return "<p>None.</p>" }
        return "<table>\n\(model.orders.map(row))</table>\n<p>\(model.orders.count) orders</p>"
    }

    private func row(_ order: Order) -> HTML {
        """
        <tr><td><a href="/orders/\(order.number)">\(order.number)</a></td><td>\(order.day)</td>\
        <td>\(order.pieces) x \(order.article)</td><td>\(order.price)</td></tr>

        """
    }
}
