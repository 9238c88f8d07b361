/// What a check came to: the findings, and whether they fail it.
public struct Verdict: Sendable, Hashable {
    /// New, known and stale findings.
    public let findings: Baseline.Comparison

    /// The least severity of a new finding that fails the check.
    public let failsOn: Severity

    /// Every sort of finding that was looked for, sorted.
    public let codes: [Finding.Code]

    /// How many nodes were judged.
    public let nodeCount: Int
    /// How many edges were judged.
    public let edgeCount: Int
    /// How many recordings the graph was made from.
    public let recordingCount: Int

    /// Compares the findings of a graph with what is known.
    ///
    /// - Parameters:
    ///   - graph: what was judged.
    ///   - findings: what was found, most severe first.
    ///   - rules: the rules that it was judged by beside the built-in ones.
    ///   - baseline: what is accepted.
    ///   - failsOn: the least severity that fails.
    public init(
        on graph: DependencyGraph,
        findings: [Finding],
        rules: RuleSet = RuleSet(),
        baseline: Baseline = Baseline(),
        failsOn: Severity = .error
    ) {
        self.findings = baseline.compared(with: findings)
        self.failsOn = failsOn
        codes = Set(Finding.Code.builtIn + rules.names.map { Finding.Code(rawValue: $0) }).sorted()
        (nodeCount, edgeCount, recordingCount) = (graph.nodes.count, graph.edges.count, graph.recordings.count)
    }

    /// The new findings that fail the check.
    public var failing: [Finding] { findings.new.filter { $0.severity >= failsOn } }

    /// Whether the check is passed.
    public var isClean: Bool { failing.isEmpty }

    /// The verdict in one line.
    public var summary: String {
        let counts = Severity.allCases.reversed().map { severity in
            (severity, findings.new.count { $0.severity == severity })
        }
        let found = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.1 == 1 ? $0.0.noun : $0.0.noun + "s")" }
        let judged = "\(Self.count(nodeCount, "node")), \(Self.count(edgeCount, "edge"))"
        return
            "\(isClean ? "passed" : "failed"): \(found.isEmpty ? "no findings" : found.joined(separator: ", ")) in \(judged)"
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(count == 1 ? noun : noun + "s")" }
}

extension RuleSet {
    /// The names of all rules.
    public var names: [String] {
        forbidden.map(\.head.name) + allowed.map(\.head.name) + layers.map(\.head.name) + limits.map(\.head.name)
    }
}

extension Severity {
    fileprivate var noun: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}
