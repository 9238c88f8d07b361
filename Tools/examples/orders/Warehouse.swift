import DependencyInjection

/// Knows what is in stock, and asks the restocking for what is not.
///
/// The two need each other. It works because this one asks only after both are built: the first read of `restocking` is lazy.
final class Warehouse: SingletonInjectable {
    private let restocking = Resolvable<Restocking>()
    private let stock = ["tea pot": 3, "tea cups": 0, "coffee mill": 1, "sugar tongs": 12]

    init(container: Container, args: Void) {}

    var soldOut: [String] { stock.filter { $0.value == 0 }.keys.sorted() }

    func state(of article: String) -> String {
        stock[article, default: 0] > 0 ? "in stock" : restocking().state(of: article)
    }
}
