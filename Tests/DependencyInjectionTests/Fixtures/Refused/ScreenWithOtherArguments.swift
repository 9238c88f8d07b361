// expect: error: cannot convert value of type 'String' to expected argument type 'Int'
import DependencyInjection
import Routing

struct OrderModel: PerRequestInjectable {
    init(container: Container, args: Int) {}
}

struct OrderScreen: ViewModelHolder {
    var viewModel: OrderModel?
    init() {}
}

func show<Host: NavigationHost>(_ presenter: PresenterService<Host>) where Host.Screen == OrderScreen {
    presenter.present(OrderScreen.self, args: "1001")
}
