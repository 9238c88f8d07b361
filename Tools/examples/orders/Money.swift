/// An amount in cents.
struct Money: Sendable, Comparable, CustomStringConvertible {
    let cents: Int

    var description: String {
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    static let zero = Money(cents: 0)

    static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
    static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
    static func - (left: Money, right: Money) -> Money { Money(cents: left.cents - right.cents) }
}
