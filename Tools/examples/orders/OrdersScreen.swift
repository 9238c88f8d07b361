import DependencyInjection

/// Shows the orders. Made by hand, so its property resolves from the container that is current.
struct OrdersScreen {
    @Resolvable(args: .init(customerId: 42, date: Day(2025, 5, 17))) private var model: OrdersViewModel

    var text: String {
        let reductions = model.reductions
        let due = reductions.reduce(model.total) { $0 - $1.amount }
        let lines =
            [model.title, ""]
            + model.receipts.map { "  " + $0 }
            + ["", "  total \(model.total)"]
            + reductions.map { "  \($0.name) -\($0.amount)" }
            + ["  to pay \(due)", "  parcels: \(model.parcels)"]
        return lines.joined(separator: "\n")
    }
}
