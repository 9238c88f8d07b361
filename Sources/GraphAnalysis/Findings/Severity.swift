/// How much a finding matters. An error is greater than a warning.
public enum Severity: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
    /// Good to know.
    case info
    /// Probably not meant.
    case warning
    /// The program fails, or breaks a rule that it was given.
    case error

    public static func < (left: Self, right: Self) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
