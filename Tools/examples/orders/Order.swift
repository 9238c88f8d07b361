/// What a customer ordered.
struct Order: Sendable {
    let number: Int
    let customerId: Int
    let date: Day
    let article: String
    let pieces: Int
    let price: Money
}
