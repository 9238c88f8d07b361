/// A verdict for a comment or a step summary, cut before it is so large that GitHub would drop the whole.
struct MarkdownReport {
    let verdict: Verdict
    let options: ReportOptions

    /// Below the one mebibyte that a step summary may have.
    private static let limit = 1_000_000

    var text: String {
        var result = "## Dependency graph \(verdict.summary)\n"
        for (position, finding) in verdict.findings.new.enumerated() {
            let part = "\n" + section(finding)
            guard result.utf8.count + part.utf8.count < Self.limit else {
                return result + "\n\(verdict.findings.new.count - position) more findings are left out here.\n"
            }
            result += part
        }
        return result + ending
    }

    private var ending: String {
        var result = ""
        if !verdict.findings.known.isEmpty { result += "\nKnown by the baseline: \(verdict.findings.known.count)\n" }
        if !verdict.findings.stale.isEmpty {
            result += "\nStale in the baseline:\n\n"
            result += verdict.findings.stale.prefix(100).map { "- \(Self.escaped($0.words))\n" }.joined()
            if verdict.findings.stale.count > 100 { result += "- \(verdict.findings.stale.count - 100) more\n" }
        }
        return result
    }

    private func section(_ finding: Finding) -> String {
        let place = options.location(of: finding).map { " at \(Self.escaped("\($0.path):\($0.line)"))" } ?? ""
        let head =
            "- **\(finding.severity.rawValue)** \(Self.escaped(finding.code.rawValue)): \(Self.escaped(finding.title))\(place)\n"
        let lines = finding.details + (finding.remedy.map { [shown($0, upTo: 1_000)] } ?? [])
        return head + lines.map { "  - \(Self.escaped($0))\n" }.joined()
    }

    /// The text with everything escaped that Markdown or HTML could take for its own.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$", "@", "!": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
