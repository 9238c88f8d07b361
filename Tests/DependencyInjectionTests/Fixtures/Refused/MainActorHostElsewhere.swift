// expect: error: main actor-isolated conformance of 'WindowHost' to 'NavigationHost' cannot be used in nonisolated context
import DependencyInjection
import Routing

@MainActor final class WindowHost: SingletonInjectable, @MainActor NavigationHost {
    nonisolated init(container: Container, args: Void) {}
    var topScreen: OrderScreen? { nil }
    func present(_ screen: OrderScreen, above top: OrderScreen?) {}
    func dismiss(_ top: OrderScreen) {}
    func push(_ screen: OrderScreen, after top: OrderScreen?) {}
    func pop(_ top: OrderScreen) {}
}

struct OrderModel: PerRequestInjectable {
    init(container: Container, args: Int) {}
}

struct OrderScreen: ViewModelHolder {
    var viewModel: OrderModel?
    init() {}
}

func show(_ presenter: PresenterService<WindowHost>) { presenter.present(OrderScreen.self, args: 1001) }
