/// What a customer ordered.
public struct Order: Sendable, Encodable {
    public let number: Int
    public let customer: Int
    public let day: Day
    public let article: String
    public let pieces: Int
    public let cents: Int

    /// The price in whole units and cents.
    var price: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
