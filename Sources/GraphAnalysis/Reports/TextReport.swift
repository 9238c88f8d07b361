/// A verdict for a person at a terminal, with the summary in the first and the last line.
struct TextReport {
    let verdict: Verdict
    let options: ReportOptions

    var text: String {
        var lines = [summary, ""]
        for finding in verdict.findings.new { lines += self.lines(of: finding) + [""] }
        if !verdict.findings.known.isEmpty { lines += ["known by the baseline: \(verdict.findings.known.count)", ""] }
        if !verdict.findings.stale.isEmpty {
            lines.append("stale in the baseline, to be taken out of it:")
            lines += verdict.findings.stale.map { "  \($0.words)" } + [""]
        }
        return (lines.count > 2 ? lines + [summary] : [summary]).joined(separator: "\n") + "\n"
    }

    private var summary: String {
        verdict.isClean ? colored(verdict.summary, "32") : colored(verdict.summary, "31")
    }

    private func lines(of finding: Finding) -> [String] {
        let severity = colored(finding.severity.rawValue, finding.severity.color)
        let details = finding.details + (finding.remedy.map { [shown($0, upTo: 1_000)] } ?? [])
        return ["\(severity) \(shown(finding.code.rawValue)): \(finding.title)"] + details.map { "    \($0)" }
    }

    private func colored(_ text: String, _ color: String) -> String {
        options.isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
    }
}

extension Severity {
    /// The number of the colour in the terminal's palette.
    fileprivate var color: String {
        switch self {
        case .error: "31"
        case .warning: "33"
        case .info: "36"
        }
    }
}

extension Baseline.Entry {
    /// The entry in one line.
    var words: String {
        let nodes = finding.nodes.map { shown($0) }.joined(separator: ", ")
        return "\(shown(finding.code.rawValue)): \(nodes)" + (reason.map { " (\(shown($0, upTo: 500)))" } ?? "")
    }
}
