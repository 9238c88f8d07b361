extension Finding.Code {
    /// Types need each other to be built.
    public static let cycle = Self(rawValue: "cycle")
    /// Types keep each other alive through properties that are read later.
    public static let lazyCycle = Self(rawValue: "lazy-cycle")
    /// Edges lie on cycles that are not listed, because listing them would take too long.
    public static let unlistedCycles = Self(rawValue: "unlisted-cycles")
    /// Nothing is bound for a dependency.
    public static let missing = Self(rawValue: "missing")
    /// A request failed for another reason.
    public static let failedRequest = Self(rawValue: "failed-request")

    /// The codes of all findings that need no rule, sorted.
    public static let builtIn: [Self] = [.cycle, .lazyCycle, .unlistedCycles, .missing, .failedRequest].sorted()
}

extension DependencyGraph {
    /// Judges the graph without any rule, most severe finding first. Each cause has one finding.
    ///
    /// - Complexity: O(n log n) in the size of the graph.
    public func findings() -> [Finding] {
        let inspection = Inspection(of: self)
        return (inspection.cycleFindings + inspection.lazyCycleFindings + inspection.failureFindings).sorted()
    }
}
