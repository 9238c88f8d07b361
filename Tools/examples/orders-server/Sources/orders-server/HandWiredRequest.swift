import Accounts
import Favourites
import Monitoring
import Orders
import Storage
import Web

/// What one request needs, made on first use as a scope would.
final class HandWiredRequest {
    private let database: Database
    private let counter: RequestCounter
    private let sessions: Sessions<ProfileService>
    let metrics: Metrics
    let profile: ProfileService

    private(set) lazy var page = PageHost()
    private(set) lazy var requestID = RequestID(of: counter)
    private(set) lazy var currentUser = CurrentUser(of: profile)
    private lazy var storedCustomers = StoredCustomers(in: transaction)
    private lazy var book = StoredOrders(in: transaction)
    private lazy var storedFavourites = Favourites.stored(in: transaction)
    private var begun: Transaction?

    init(
        _ database: Database,
        _ counter: RequestCounter,
        _ sessions: Sessions<ProfileService>,
        _ metrics: Metrics,
        _ profile: ProfileService
    ) {
        self.database = database
        self.counter = counter
        self.sessions = sessions
        self.metrics = metrics
        self.profile = profile
    }

    func close() async throws { try await begun?.close() }

    private var transaction: Transaction {
        if let begun { return begun }
        let transaction = Transaction(on: database)
        begun = transaction
        return transaction
    }
}

extension HandWiredRequest: AccountsContainer {
    var customers: any Customers { storedCustomers }

    func openSession(of customer: Customer) throws -> String {
        let (session, token) = try sessions.open()
        session.signIn(customer)
        return token
    }

    func endSession(_ token: String?) { sessions.end(token) }
}

extension HandWiredRequest: OrdersContainer {
    func makeOrders(_ args: OrdersViewModel.Arguments) throws -> OrdersViewModel {
        try OrdersViewModel(args, customers: storedCustomers, book: book)
    }

    func makeOrderDetails(_ number: Int) throws -> OrderDetailsViewModel {
        try OrderDetailsViewModel(number, customers: storedCustomers, book: book)
    }

    func showCustomers() throws {
        var screen = CustomersScreen()
        screen.viewModel = try CustomersViewModel(storedCustomers)
        page.push(screen, after: page.topScreen)
    }

    func showOrders(_ args: OrdersViewModel.Arguments) throws {
        var screen = OrdersScreen()
        screen.viewModel = try makeOrders(args)
        page.push(screen, after: page.topScreen)
    }

    func showOrderDetails(_ number: Int) throws {
        var screen = OrderDetailsScreen()
        screen.viewModel = try makeOrderDetails(number)
        page.present(screen, above: page.topScreen)
    }
}

extension HandWiredRequest: FavouritesContainer {
    var favourites: Favourites { storedFavourites }

    func showFavourites(_ articles: [String]) {
        var screen = FavouritesScreen()
        screen.viewModel = FavouritesViewModel(articles)
        page.push(screen, after: page.topScreen)
    }
}

extension HandWiredRequest: MonitoringContainer {
    var health: HealthReport { HealthReport(of: [DatabaseCheck(in: transaction)]) }

    func recording() throws -> [UInt8]? { nil }
}
