/// A verdict as commands of GitHub's runner, which shows ten of each kind for a step.
struct GitHubReport {
    let verdict: Verdict
    let options: ReportOptions

    private static let limit = 10

    var text: String {
        Severity.allCases.reversed().flatMap(commands).map { $0 + "\n" }.joined()
    }

    /// The commands of one severity that are shown, the last of which says how many are not.
    private func commands(for severity: Severity) -> [String] {
        let findings = verdict.findings.new.filter { $0.severity == severity }
        let stale = severity == .info ? verdict.findings.stale : []
        let count = findings.count + stale.count
        let shownCount = count > Self.limit ? Self.limit - 1 : count
        let commands =
            findings.prefix(shownCount).map { command(for: $0) }
            + stale.prefix(max(0, shownCount - findings.count)).map {
                command("notice", title: "stale", message: "Stale in the baseline: \($0.words)")
            }
        if shownCount == count { return commands }
        return commands + [
            command(severity.command, title: "more", message: "\(count - shownCount) more of this severity")
        ]
    }

    private func command(for finding: Finding) -> String {
        let message = ([finding.title] + finding.details + (finding.remedy.map { [$0] } ?? [])).joined(separator: "\n")
        return command(
            finding.severity.command,
            location: options.location(of: finding),
            title: finding.code.rawValue,
            message: message
        )
    }

    private func command(
        _ name: String,
        location: (path: String, line: Int)? = nil,
        title: String,
        message: String
    ) -> String {
        let place = location.map { "file=\(Self.escapedProperty($0.path)),line=\($0.line)," } ?? ""
        return "::\(name) \(place)title=\(Self.escapedProperty(title))::\(Self.escaped(message))"
    }

    private static func escaped(_ text: String) -> String {
        String(
            text.unicodeScalars.flatMap { scalar in
                Array((scalar == "%" ? "%25" : scalar == "\r" ? "%0D" : scalar == "\n" ? "%0A" : String(scalar)))
            }
        )
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

extension Severity {
    fileprivate var command: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
    }
}
