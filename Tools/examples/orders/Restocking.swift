import DependencyInjection

/// Orders what the warehouse lacks. It needs the warehouse while it is being built: a construction edge.
final class Restocking: SingletonInjectable {
    private let coming: [String]

    init(container: Container, args: Void) { coming = container.resolve(Warehouse.self).soldOut }

    func state(of article: String) -> String { coming.contains(article) ? "being restocked" : "no longer made" }
}
