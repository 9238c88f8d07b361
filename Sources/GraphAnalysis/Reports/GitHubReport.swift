/// A verdict as commands of GitHub's runner, which shows ten of each kind for a step.
struct GitHubReport {
    let verdict: Verdict
    let options: ReportOptions

    private static let limit = 10

    var text: String {
        let stale = verdict.findings.stale.map {
            command("notice", title: "stale", message: "Stale in the baseline: \($0.words)")
        }
        let lines = Severity.allCases.reversed().flatMap { severity in
            let findings = verdict.findings.new.filter { $0.severity == severity }
            return limited(findings.map { command(for: $0) } + (severity == .info ? stale : []), severity.command)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The commands that are shown, the last of which says how many are not.
    private func limited(_ commands: [String], _ name: String) -> [String] {
        if commands.count <= Self.limit { return commands }
        let rest = commands.count - Self.limit + 1
        return commands.prefix(Self.limit - 1) + [
            command(name, title: "more", message: "\(rest) more of this severity")
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
