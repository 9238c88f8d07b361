import DependencyInjection

// A true cycle, for `orders --break`: the price list needs the promotions, they need the catalogue, and that needs the price list, each
// while it is being built. Compare Warehouse.swift, where two types need each other and it works.

/// The way into the cycle, and no part of it.
final class Storefront: SingletonInjectable {
    private let prices = Resolvable<PriceList>()
    let greeting: String

    init(container: Container, args: Void) { greeting = "Welcome to \(prices().articles) articles." }
}

final class PriceList: SingletonInjectable {
    private let promotions = Resolvable<Promotions>()
    let articles: Int

    init(container: Container, args: Void) { articles = promotions().articles }
}

final class Promotions: SingletonInjectable {
    private let catalogue = Resolvable<Catalogue>()
    let articles: Int

    init(container: Container, args: Void) { articles = catalogue().articles }
}

final class Catalogue: SingletonInjectable {
    private let prices = Resolvable<PriceList>()
    let articles: Int

    init(container: Container, args: Void) { articles = prices().articles }
}
