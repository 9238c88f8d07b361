/// Takes something off a total. The program contributes as many as it likes, and one reader asks for all of them.
protocol Discount: Sendable {
    var name: String { get }

    /// What is taken off; zero where the discount does not apply.
    func amount(off total: Money) -> Money
}

/// One part in twenty for those who come back.
struct RegularCustomerDiscount: Discount {
    let name = "regular customer"

    func amount(off total: Money) -> Money { Money(cents: total.cents / 20) }
}

/// A fixed amount above a threshold.
struct LargeOrderDiscount: Discount {
    let name = "large order"

    func amount(off total: Money) -> Money { total > Money(cents: 50_00) ? Money(cents: 5_00) : .zero }
}
