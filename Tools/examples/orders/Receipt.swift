import DependencyInjection

/// One line about one order. Built anew for each order, from the order that it is about.
final class Receipt: PerRequestInjectable {
    @Injected(\.clock) private var clock
    @Resolvable private var warehouse: Warehouse
    private let order: Order

    init(container: Container, args: Order) { order = args }

    var text: String {
        let day = order.date < clock.today ? "on \(order.date)" : "lately"
        return "\(order.number)  \(order.pieces) x \(order.article), \(order.price), ordered \(day), "
            + warehouse.state(of: order.article)
    }
}
