import DependencyInjection

/// Knows all orders. One for the whole program, and it needs nothing: the container builds it by its initialiser.
final class OrdersProvider: SingletonInjectable {
    private let all = [
        Order(
            number: 1001,
            customerId: 42,
            date: Day(2025, 5, 17),
            article: "tea pot",
            pieces: 1,
            price: Money(cents: 3600)
        ),
        Order(
            number: 1002,
            customerId: 42,
            date: Day(2025, 5, 17),
            article: "tea cups",
            pieces: 6,
            price: Money(cents: 4500)
        ),
        Order(
            number: 1003,
            customerId: 7,
            date: Day(2025, 5, 17),
            article: "coffee mill",
            pieces: 1,
            price: Money(cents: 8900)
        ),
        Order(
            number: 1004,
            customerId: 42,
            date: Day(2025, 5, 18),
            article: "sugar tongs",
            pieces: 2,
            price: Money(cents: 1200)
        ),
    ]

    init(container: Container, args: Void) {}

    func orders(of customerId: Int, on date: Day) -> [Order] {
        all.filter { $0.customerId == customerId && $0.date == date }
    }
}
