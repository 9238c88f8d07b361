/// Findings that are known and accepted for now, so that only new ones fail.
public struct Baseline: Sendable, Hashable {
    /// One accepted finding, and why.
    public struct Entry: Sendable, Hashable, Comparable {
        /// Which finding is accepted.
        public let finding: Finding.Identity
        /// Why, for whoever reads the baseline.
        public let reason: String?

        /// Makes an entry.
        public init(finding: Finding.Identity, reason: String? = nil) {
            self.finding = finding
            self.reason = reason
        }

        public static func < (left: Self, right: Self) -> Bool { left.finding < right.finding }
    }

    /// The entries, sorted, one for each finding.
    public let entries: [Entry]

    /// Makes a baseline; of several entries for one finding the first is kept.
    public init(entries: [Entry] = []) {
        var seen: Set<Finding.Identity> = []
        self.entries = entries.filter { seen.insert($0.finding).inserted }.sorted()
    }

    /// The baseline that accepts exactly these findings. Reasons of entries that remain survive.
    public func rewritten(accepting findings: [Finding]) -> Baseline {
        let reasons = Dictionary(entries.map { ($0.finding, $0.reason) }, uniquingKeysWith: { first, _ in first })
        return Baseline(entries: findings.map { Entry(finding: $0.identity, reason: reasons[$0.identity] ?? nil) })
    }

    /// Tells new findings from known ones, and entries that nothing fits any more.
    public func compared(with findings: [Finding]) -> Comparison {
        let accepted = Set(entries.map(\.finding))
        let present = Set(findings.map(\.identity))
        return Comparison(
            new: findings.filter { !accepted.contains($0.identity) },
            known: findings.filter { accepted.contains($0.identity) },
            stale: entries.filter { !present.contains($0.finding) }
        )
    }

    /// What a baseline says about findings.
    public struct Comparison: Sendable, Hashable {
        /// The findings that no entry accepts, in their order.
        public let new: [Finding]
        /// The accepted ones, in their order.
        public let known: [Finding]
        /// The entries whose finding is gone.
        public let stale: [Entry]
    }
}
