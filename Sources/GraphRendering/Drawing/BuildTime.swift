/// A length of time in the unit that leaves the fewest digits.
enum BuildTime {
    /// The time with one decimal: `850 ns`, `12.3 µs`, `4.0 ms`, `1.5 s`.
    static func text(_ nanoseconds: UInt64) -> String {
        switch nanoseconds {
        case 0..<1_000: "\(nanoseconds) ns"
        case 1_000..<1_000_000: decimal(nanoseconds, per: 1_000) + " µs"
        case 1_000_000..<1_000_000_000: decimal(nanoseconds, per: 1_000_000) + " ms"
        default: decimal(nanoseconds, per: 1_000_000_000) + " s"
        }
    }

    private static func decimal(_ value: UInt64, per unit: UInt64) -> String {
        "\(value / unit).\(value % unit * 10 / unit)"
    }
}
