import DependencyInjection

/// What a customer gets back for an order that was sent back. Nobody sends one back in this program: the property that would make one is never
/// read, and the graph says so.
final class Refund: PerRequestInjectable {
    let amount: Money

    init(container: Container, args: Order) { amount = args.price }
}
