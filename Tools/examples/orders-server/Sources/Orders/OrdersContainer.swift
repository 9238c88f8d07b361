public import DependencyInjection
internal import Routing
public import Web

/// What the pages about orders may ask for, and nothing else.
public protocol OrdersContainer: PageContainer {
    func makeOrders(_ args: OrdersViewModel.Arguments) throws -> OrdersViewModel
    func makeOrderDetails(_ number: Int) throws -> OrderDetailsViewModel

    /// Each shows a screen on the page of this request.
    func showCustomers() throws
    func showOrders(_ args: OrdersViewModel.Arguments) throws
    func showOrderDetails(_ number: Int) throws
}

extension Container: OrdersContainer {
    public func makeOrders(_ args: OrdersViewModel.Arguments) throws -> OrdersViewModel { try tryResolve(args: args) }
    public func makeOrderDetails(_ number: Int) throws -> OrderDetailsViewModel { try tryResolve(args: number) }

    public func showCustomers() throws { try navigation.tryPush(CustomersScreen.self, args: ()) }
    public func showOrders(_ args: OrdersViewModel.Arguments) throws {
        try navigation.tryPush(OrdersScreen.self, args: args)
    }
    public func showOrderDetails(_ number: Int) throws {
        try resolve(PresenterService<PageHost>.self).tryPresent(OrderDetailsScreen.self, args: number)
    }

    private var navigation: NavigationService<PageHost> { resolve() }
}
