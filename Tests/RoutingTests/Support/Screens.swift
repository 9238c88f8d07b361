import DependencyInjection
import Routing
import Synchronization

struct UnknownOrder: Error {}

final class OrderBook: SingletonInjectable {
    init(container: Container, args: Void) {}
    func article(_ number: Int) throws -> String {
        guard number > 0 else { throw UnknownOrder() }
        return "article \(number)"
    }
}

final class OrderModel: PerRequestInjectable, Sendable {
    let article: String

    init(container: Container, args: Int) throws { article = try container.resolve(OrderBook.self).article(args) }
}

struct OrderPage: ViewModelHolder, Page {
    var viewModel: OrderModel?
    init() {}
    var title: String { viewModel?.article ?? "empty" }
}

struct StartModel: PerRequestInjectable {
    init(container: Container, args: Void) {}
}

struct StartPage: ViewModelHolder, Page {
    var viewModel: StartModel?
    let title = "start"
    init() {}
}
