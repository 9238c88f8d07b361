/// A verdict as a SARIF log, version 2.1.0 by OASIS, with at most as many results as GitHub reads.
struct SARIFReport: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    /// How many results a reader takes.
    static let limit = 25_000

    init(_ verdict: Verdict, _ options: ReportOptions) {
        let all = verdict.findings.new.map { ($0, "new") } + verdict.findings.known.map { ($0, "unchanged") }
        let codes = Set(verdict.codes + all.map(\.0.code)).sorted()
        let indexes = Dictionary(uniqueKeysWithValues: zip(codes, 0...))
        let results = all.prefix(Self.limit).map { finding, state in
            Result(finding, state: state, ruleIndex: indexes[finding.code] ?? 0, options)
        }
        let rules = codes.map { Rule(id: $0.rawValue, shortDescription: Message(text: $0.explanation)) }
        let driver = Driver(name: "dependency-graph", semanticVersion: options.toolVersion, rules: rules)
        let left = all.count - results.count
        let notes =
            left > 0
            ? [Notification(level: "warning", message: Message(text: "\(left) more results are left out"))] : []
        let invocation = Invocation(executionSuccessful: true, toolExecutionNotifications: notes)
        runs = [Run(tool: Tool(driver: driver), invocations: [invocation], results: Array(results))]
    }

    struct Run: Encodable {
        let tool: Tool
        let invocations: [Invocation]
        let results: [Result]
    }

    struct Tool: Encodable { let driver: Driver }

    struct Driver: Encodable {
        let name: String
        let semanticVersion: String
        let rules: [Rule]
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Message
    }

    struct Message: Encodable { let text: String }

    struct Notification: Encodable {
        let level: String
        let message: Message
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let baselineState: String
        let locations: [Location]
        let partialFingerprints: [String: String]
        let codeFlows: [CodeFlow]?
    }

    struct CodeFlow: Encodable { let threadFlows: [ThreadFlow] }
    struct ThreadFlow: Encodable { let locations: [FlowLocation] }
    struct FlowLocation: Encodable { let location: Location }

    struct Location: Encodable {
        var message: Message?
        var physicalLocation: PhysicalLocation?
        var logicalLocations: [LogicalLocation]?
    }

    struct LogicalLocation: Encodable { let fullyQualifiedName: String }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct ArtifactLocation: Encodable { let uri: String }
    struct Region: Encodable { let startLine: Int }
}
