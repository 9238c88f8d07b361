/// A verdict with all facts, for a program.
struct JSONReport: Encodable {
    let format = "dependency-graph-report"
    let version = 1
    let passed: Bool
    let summary: String
    let new: [Entry]
    let known: [Entry]
    let stale: [Stale]

    struct Entry: Encodable {
        let code: String
        let severity: String
        let title: String
        let details: [String]
        let remedy: String?
        let nodes: [String]
        let steps: [Step]
        let wayIn: [Step]
        let places: [String]
        let path: String?
        let line: Int?
        let fingerprint: String
    }

    struct Step: Encodable {
        let from: String
        let to: String
        let kind: String
        let place: String?
    }

    struct Stale: Encodable {
        let code: String
        let nodes: [String]
        let reason: String?
    }

    init(_ verdict: Verdict, _ options: ReportOptions) {
        passed = verdict.isClean
        summary = verdict.summary
        new = verdict.findings.new.map { Entry($0, options) }
        known = verdict.findings.known.map { Entry($0, options) }
        stale = verdict.findings.stale.map {
            Stale(code: $0.finding.code.rawValue, nodes: $0.finding.nodes, reason: $0.reason)
        }
    }
}

extension JSONReport.Entry {
    fileprivate init(_ finding: Finding, _ options: ReportOptions) {
        let location = options.location(of: finding)
        self.init(
            code: finding.code.rawValue,
            severity: finding.severity.rawValue,
            title: finding.title,
            details: finding.details,
            remedy: finding.remedy,
            nodes: finding.nodes,
            steps: finding.steps.map(JSONReport.Step.init),
            wayIn: finding.wayIn.map(JSONReport.Step.init),
            places: finding.places.map(\.description),
            path: location?.path,
            line: location?.line,
            fingerprint: finding.identity.fingerprint
        )
    }
}

extension JSONReport.Step {
    fileprivate init(_ request: Finding.Request) {
        self.init(
            from: request.edge.from,
            to: request.edge.to,
            kind: request.edge.kind.rawValue,
            place: request.place?.description
        )
    }
}
