public import DependencyInjection

extension Dependencies {
    /// The database, in a file of the working folder unless the program binds another.
    public var database: Dependency<Database> {
        Dependency(.singleton, async: { _ in try await Database(opening: "orders.db") })
    }
}
