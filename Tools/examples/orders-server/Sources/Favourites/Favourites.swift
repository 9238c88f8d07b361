public import DependencyInjection
public import Storage

/// What can be done with a customer's favourite articles: functions, each of which a test or a variant may replace alone.
public struct Favourites: Sendable {
    /// The favourites of a customer, by name.
    public var list: @Sendable (_ customer: Int) async throws -> [String]
    /// Makes an article a favourite, or one no more.
    ///
    /// - Returns: Whether it is one now.
    public var toggle: @Sendable (_ customer: Int, _ article: String) async throws -> Bool

    public init(
        list: @escaping @Sendable (_ customer: Int) async throws -> [String],
        toggle: @escaping @Sendable (_ customer: Int, _ article: String) async throws -> Bool
    ) {
        self.list = list
        self.toggle = toggle
    }
}

extension Favourites {
    /// Favourites in the database.
    public static func stored(in transaction: Transaction) -> Favourites {
        Favourites { customer in
            try transaction.rows(
                "SELECT article FROM favourites WHERE customer = ? ORDER BY article",
                .integer(customer)
            ) { $0.text(0) }
        } toggle: { customer, article in
            let (customer, article) = (SQLValue.integer(customer), SQLValue.text(article))
            let found = try transaction.rows(
                "DELETE FROM favourites WHERE customer = ? AND article = ? RETURNING article",
                customer,
                article
            ) { $0.text(0) }
            if found.isEmpty { try transaction.run("INSERT INTO favourites VALUES (?, ?)", customer, article) }
            try transaction.commit()
            return found.isEmpty
        }
    }
}

extension Dependencies {
    public var favourites: Dependency<Favourites> {
        Dependency { .stored(in: $0.resolve(Transaction.self)) }
    }
}
