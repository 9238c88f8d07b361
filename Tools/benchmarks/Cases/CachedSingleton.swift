import DependencyInjection

extension Benchmark {
    /// A singleton that is there already.
    static let cachedSingleton = [
        Benchmark("cached/let", "read a stored `let`") {
            let owner = WarehouseOwner()
            return { count in for _ in 0..<count { sink(owner.stored) } }
        },
        Benchmark("cached/static-let", "read a `static let`") {
            { count in for _ in 0..<count { sink(WarehouseOwner.shared) } }
        },
        Benchmark("cached/lock-free-table", "look it up in a bare lock-free table") {
            let table = LockFreeTable()
            table.insert(Warehouse(), for: Warehouse.self)
            return { count in for _ in 0..<count { if let found = table[Warehouse.self] { sink(found) } } }
        },
        Benchmark("cached/naive-container", "look it up in a dictionary behind a Mutex") {
            let container = NaiveContainer()
            container.bindSingleton(Warehouse.self) { _ in Warehouse() }
            return { count in for _ in 0..<count { sink(container.resolve(Warehouse.self)) } }
        },
        Benchmark("cached/type", "resolve(Warehouse.self)") {
            let container = Container()
            return { count in for _ in 0..<count { sink(container.resolve(Warehouse.self)) } }
        },
        Benchmark("cached/protocol", "resolve((any Storing).self)") {
            let container = Container.withWarehouse()
            return { count in for _ in 0..<count { sink(storing: container.resolve((any Storing).self)) } }
        },
        Benchmark("cached/key-path", "resolve(\\.warehouse)") {
            let container = Container()
            return { count in for _ in 0..<count { sink(container.resolve(\.warehouse)) } }
        },
    ]
}

/// Holds a warehouse in the two ways of the language that cost nothing to read.
final class WarehouseOwner: Sendable {
    static let shared = Warehouse()
    let stored = Warehouse()
}
