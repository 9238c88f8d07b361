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
    /// What lives longer holds what lives shorter.
    public static let captive = Self(rawValue: "captive")
    /// A lazily read property was read while its owner was being built.
    public static let forcedLazy = Self(rawValue: "forced-lazy")
    /// A property exists and was not read.
    public static let unread = Self(rawValue: "unread")
    /// Recordings know different scopes of one node.
    public static let scopeConflict = Self(rawValue: "scope-conflict")
    /// A build took longer than the limit.
    public static let slowBuild = Self(rawValue: "slow-build")

    /// The codes of all findings that need no rule, sorted.
    public static let builtIn: [Self] = [
        .cycle, .lazyCycle, .unlistedCycles, .missing, .failedRequest, .captive, .forcedLazy, .unread, .scopeConflict,
        .slowBuild,
    ].sorted()
}

/// What the judgement of a graph can be told.
public struct CheckOptions: Sendable, Hashable {
    /// How long a build may take, in nanoseconds; nil where any time will do.
    public var slowBuildLimit: UInt64?

    /// Whether it is worth a line that a singleton holds a perRequest instance, which is ordinary.
    public var listsOrdinaryCaptives: Bool

    /// Makes options; without arguments, those that suit every graph.
    public init(slowBuildLimit: UInt64? = nil, listsOrdinaryCaptives: Bool = false) {
        self.slowBuildLimit = slowBuildLimit
        self.listsOrdinaryCaptives = listsOrdinaryCaptives
    }
}

extension DependencyGraph {
    /// Judges the graph without any rule, most severe finding first. Each cause has one finding.
    ///
    /// - Complexity: O(n log n) in the size of the graph.
    public func findings(_ options: CheckOptions = CheckOptions()) -> [Finding] {
        let inspection = Inspection(of: self)
        // What failed comes first, since it knows what the program said.
        var found = inspection.failureFindings + inspection.cycleFindings + inspection.captiveFindings
        if options.listsOrdinaryCaptives { found += inspection.ordinaryCaptiveFindings }
        found += inspection.forcedLazyFindings + inspection.unreadFindings + inspection.scopeConflictFindings
        if let limit = options.slowBuildLimit { found += inspection.slowBuildFindings(limit: limit) }
        var seen: Set<Finding.Identity> = []
        return found.filter { seen.insert($0.identity).inserted }.sorted()
    }
}
