import DependencyInjection

// A true cycle, for `orders --break`: the price list needs the promotions, they need the catalogue, and that needs the price list, each
// while it is being built. Compare Warehouse.swift, where two types need each other and it works.

/// The way into the cycle, and no part of it.
final class Storefront: SingletonInjectable {
    let greeting: String

    init(container: Container, args: Void) {
        greeting = "Welcome to \(container.resolve(PriceList.self).articles) articles."
    }
}

final class PriceList: SingletonInjectable {
    let articles: Int

    init(container: Container, args: Void) { articles = container.resolve(Promotions.self).articles }
}

final class Promotions: SingletonInjectable {
    let articles: Int

    init(container: Container, args: Void) { articles = container.resolve(Catalogue.self).articles }
}

final class Catalogue: SingletonInjectable {
    let articles: Int

    init(container: Container, args: Void) { articles = container.resolve(PriceList.self).articles }
}
