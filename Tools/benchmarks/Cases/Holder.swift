import DependencyInjection

extension Benchmark {
    /// A new owner of a property, and the first read of the property.
    static let holder = [
        Benchmark("holder/lazy-var", "an owner with a `lazy var` from a lock-free table, read once") {
            let table = LockFreeTable()
            table.insert(Warehouse(), for: Warehouse.self)
            return { count in for _ in 0..<count { read(LazyVarOwner(table)) { $0.warehouse } } }
        },
        Benchmark("holder/naive-wrapper", "an owner with a naive lazy wrapper, read once") {
            NaiveContainer.shared.bindSingleton(Warehouse.self) { _ in Warehouse() }
            return { count in for _ in 0..<count { read(NaiveOwner()) { $0.warehouse } } }
        },
        Benchmark("holder/by-hand", "an owner made by hand, its @Resolvable read once") {
            ContainerHolder.container = Container()
            return { count in for _ in 0..<count { read(Owner()) { $0.warehouse } } }
        },
        Benchmark("holder/by-container", "an owner made by the container, its @Resolvable read once") {
            let container = Container()
            return { count in for _ in 0..<count { read(container.resolve(Owner.self)) { $0.warehouse } } }
        },
    ]

    /// A property that was read before.
    static let laterRead = [
        Benchmark("later/let", "read a stored `let`") {
            let owner = LetOwner()
            return { count in for _ in 0..<count { sink(owner.warehouse) } }
        },
        Benchmark("later/lazy-var", "read a `lazy var` again") {
            let table = LockFreeTable()
            table.insert(Warehouse(), for: Warehouse.self)
            let owner = LazyVarOwner(table)
            return { count in for _ in 0..<count { sink(owner.warehouse) } }
        },
        Benchmark("later/naive-wrapper", "read a naive lazy wrapper again") {
            NaiveContainer.shared.bindSingleton(Warehouse.self) { _ in Warehouse() }
            let owner = NaiveOwner()
            return { count in for _ in 0..<count { sink(owner.warehouse) } }
        },
        Benchmark("later/property", "read a @Resolvable again") {
            let owner = readOwner(of: longLived)
            return { count in for _ in 0..<count { sink(owner.warehouse) } }
        },
        Benchmark("later/inlined", "use a @Resolvable in a method of its owner") {
            let owner = readOwner(of: longLived)
            return { count in for _ in 0..<count { sink(owner.shelves()) } }
        },
    ]

    /// Reads a property of an owner that is on the heap, as one is that others hold.
    @inline(__always)
    private static func read<Owner: AnyObject>(_ owner: Owner, _ property: (Owner) -> Warehouse) {
        sink(owner)
        sink(property(owner))
    }

    private static let longLived = Container()

    private static func readOwner(of container: Container) -> Owner {
        let owner = container.resolve(Owner.self)
        sink(owner.warehouse)
        return owner
    }
}

/// An owner whose property the container fills.
final class Owner: PerRequestInjectable {
    @Resolvable var warehouse: Warehouse
    init() {}
    init(container: Container, args: Void) {}

    /// A method that uses the property without handing it out. Not inlined itself: the loop would be taken apart.
    @inline(never)
    func shelves() -> Int { warehouse.shelves }
}

final class LetOwner {
    let warehouse = Warehouse()
}

final class LazyVarOwner {
    private let table: LockFreeTable
    lazy var warehouse: Warehouse = table[Warehouse.self] ?? Warehouse()

    init(_ table: LockFreeTable) { self.table = table }
}

final class NaiveOwner {
    @NaiveLazy var warehouse: Warehouse
}
