public import Routing
public import Web

/// One order.
public struct OrderDetailsScreen: ViewModelHolder, HTMLScreen {
    public var viewModel: OrderDetailsViewModel?

    public init() {}

    public var title: String { viewModel.map { "Order \($0.order.number)" } ?? "Order" }

    public var content: HTML {
        guard let model = viewModel else { return "" }
        return """
            <p>\(model.order.pieces) x \(model.order.article) for \(model.order.price), ordered on \(model.order.day) by
            <a href="/customers/\(model.order.customer)/orders">\(model.customerName)</a>.</p>
            <form method="post" action="/favourites"><input type="hidden" name="article" value="\(model.order.article)">
            <button>Favourite</button></form>
            """
    }
}
