// expect: error: instance method 'present(_:args:file:line:)' requires the types 'Host.Screen' and 'OrderScreen' be equivalent
import DependencyInjection
import Routing

struct OrderModel: PerRequestInjectable {
    init(container: Container, args: Int) {}
}

struct OrderScreen: ViewModelHolder {
    var viewModel: OrderModel?
    init() {}
}

func show<Host: NavigationHost>(_ presenter: PresenterService<Host>) {
    presenter.present(OrderScreen.self, args: 1001)
}
