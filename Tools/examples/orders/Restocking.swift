import DependencyInjection

/// Orders what the warehouse lacks. It reads the warehouse while it is being built: a construction edge.
final class Restocking: SingletonInjectable {
    private let warehouse = Resolvable<Warehouse>()
    private let coming: [String]

    init(container: Container, args: Void) { coming = warehouse().soldOut }

    func state(of article: String) -> String { coming.contains(article) ? "being restocked" : "no longer made" }
}
