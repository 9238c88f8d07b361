import DependencyInjection

/// What a warehouse can do for its users.
protocol Storing: Sendable {
    var shelves: Int { get }
}

/// A singleton without dependencies.
final class Warehouse: SingletonInjectable, Storing {
    let shelves = 3
    init() {}
    init(container: Container, args: Void) {}
}

/// A per-request type without dependencies.
final class Order: PerRequestInjectable {
    let number = 1
    init() {}
    init(container: Container, args: Void) {}
}

/// The same, with an initialiser that may throw.
final class CheckedOrder: PerRequestInjectable {
    let number: Int
    init(container: Container, args: Void) throws {
        number = 1
        if Self.isRefused { throw Refusal() }
    }

    /// Never true, which the optimizer does not know.
    nonisolated(unsafe) static var isRefused = false
    private struct Refusal: Error {}
}

extension Dependencies {
    var warehouse: Dependency<Warehouse> { Dependency(.singleton) { _ in Warehouse() } }
}

extension Container {
    /// A container that gives a warehouse by its protocol.
    static func withWarehouse(tracer: (any ResolveTracer)? = nil) -> Container {
        let container = Container(tracer: tracer)
        container.bind((any Storing).self, .singleton) { _ in Warehouse() }
        return container
    }
}
