import DependencyInjection

protocol Database: Sendable {}
struct Memory: Database {}

extension Dependencies {
    var db: Dependency<any Database> { Dependency(.singleton) { _ in Memory() } }
}

final class Orders: SingletonInjectable {
    let db = Injected(\.db)
    let makeReport = Provider<Report>()
    init(container: Container, args: Void) {}
    func read() -> any Database { db() }
}

final class Report: PerRequestInjectable {
    @Injected private var orders: Orders
    init(container: Container, args: Void) { _ = orders.read() }
}
