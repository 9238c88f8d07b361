extension Double {
    /// The number with at most one decimal.
    var formattedBriefly: String {
        guard abs(self) < 1e9 else { return "\(self)" }
        let tenths = Int((self * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
