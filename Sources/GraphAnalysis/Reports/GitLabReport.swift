/// A verdict as GitLab's code quality: a list of issues, empty where there is none.
enum GitLabReport {
    struct Issue: Encodable {
        let description: String
        let checkName: String
        let fingerprint: String
        let severity: String
        let location: Location

        private enum CodingKeys: String, CodingKey {
            case description, fingerprint, severity, location
            case checkName = "check_name"
        }
    }

    struct Location: Encodable {
        let path: String
        let lines: Lines
    }

    struct Lines: Encodable {
        let begin: Int
    }

    static func issues(of verdict: Verdict, _ options: ReportOptions) -> [Issue] {
        verdict.findings.new.map { finding in
            let location = options.location(of: finding) ?? (options.subject, 1)
            return Issue(
                description: finding.title,
                checkName: finding.code.rawValue,
                fingerprint: finding.identity.fingerprint,
                severity: severity(finding.severity),
                location: Location(path: location.path, lines: Lines(begin: location.line))
            )
        }
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
