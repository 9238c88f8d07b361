import DependencyInjection

actor OrderService: SingletonInjectable {
    private var orders = ["tea pot"]
    init(container: Container, args: Void) {}
    func load() throws -> [String] { orders }
    func add(_ order: String) throws { orders.append(order) }
}

actor Favourites: SingletonInjectable {
    private var names: Set<String> = []
    init(container: Container, args: Void) {}

    /// - Returns: Whether it is a favourite now.
    func toggle(_ name: String) -> Bool {
        if names.remove(name) != nil { return false }
        names.insert(name)
        return true
    }
}

struct OrderActions: Sendable {
    var reload: @Sendable () async throws -> [String]
    var toggleFavourite: @Sendable (String) async -> Bool
    var addToList: @Sendable (String) async throws -> Void
}

extension OrderActions {
    init(real container: Container) {
        let service = container.resolve(OrderService.self)
        let favourites = container.resolve(Favourites.self)
        reload = { try await service.load() }
        toggleFavourite = { await favourites.toggle($0) }
        addToList = { try await service.add($0) }
    }
}

extension Dependencies {
    var orderActions: Dependency<OrderActions> { Dependency(.singleton) { OrderActions(real: $0) } }
}

final class OrderList: PerRequestInjectable, Sendable {
    private let actions = Injected(\.orderActions)
    init(container: Container, args: Void) {}

    func add(_ order: String) async throws -> [String] {
        try await actions().addToList(order)
        return try await actions().reload()
    }

    func star(_ order: String) async -> String { await actions().toggleFavourite(order) ? "\(order) ★" : order }
}
