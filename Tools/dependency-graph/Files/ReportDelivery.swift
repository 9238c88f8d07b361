import Foundation
import GraphAnalysis

/// Writes a verdict in every form that was asked for, and those that GitHub's runner asks for by itself.
struct ReportDelivery {
    let targets: [ReportTarget]
    let runner: GitHubRunner
    /// The folder that source files are looked for in.
    let sourceRoot: String
    /// What a form names that asks for a path where a finding has none.
    let subject: String

    /// Writes the reports. One that fails is told and does not keep the others back.
    ///
    /// - Returns: whether all that were asked for are written.
    func deliver(_ verdict: Verdict) -> Bool {
        let options = options(for: verdict)
        var isComplete = true
        for target in targets where !attempt({ () throws(ToolError) in try write(verdict, to: target, options) }) {
            isComplete = false
        }
        if runner.isPresent, !targets.contains(where: { $0.format == .github }) { annotate(verdict, options) }
        if let summary = runner.summary { append(verdict, to: summary, options) }
        return isComplete
    }

    private func write(_ verdict: Verdict, to target: ReportTarget, _ options: ReportOptions) throws(ToolError) {
        var options = options
        options.isColored = target.output.path == nil && Console.usesColor(on: STDOUT_FILENO)
        try target.output.write(try Self.text(of: verdict, as: target.format, options))
    }

    private static func text(
        of verdict: Verdict,
        as format: ReportFormat,
        _ options: ReportOptions
    ) throws(ToolError) -> String {
        do {
            return try format.report(verdict, options: options)
        } catch {
            throw .rendering("the report \(format.rawValue) cannot be made: \(error)")
        }
    }

    // Nobody asked for these two, so that they fail is no failure of the run.
    private func annotate(_ verdict: Verdict, _ options: ReportOptions) {
        // The runner reads both streams; a document on standard output must stay one.
        let isShared = targets.allSatisfy { $0.output.path != nil || $0.format == .text }
        noting { () throws(ToolError) in
            let text = try Self.text(of: verdict, as: .github, options)
            if isShared { try OutputFile.standardOutput.write(text) } else { Console.write(text) }
        }
    }

    private func append(_ verdict: Verdict, to summary: OutputFile, _ options: ReportOptions) {
        noting { () throws(ToolError) in
            let text = try Self.text(of: verdict, as: .markdown, options)
            try summary.append(Data(text.utf8), upTo: GitHubRunner.largestSummary)
        }
    }

    private func noting(_ body: () throws(ToolError) -> Void) {
        do { try body() } catch { error.messages.forEach(Console.note) }
    }

    private func options(for verdict: Verdict) -> ReportOptions {
        let needsPaths = runner.isPresent || runner.summary != nil || targets.contains { $0.format.hasPaths }
        let findings = needsPaths ? verdict.findings.new + verdict.findings.known : []
        let places = findings.flatMap { $0.places + ($0.wayIn + $0.steps).compactMap(\.place) }
        let sources = SourceTree(under: sourceRoot, holding: Set(places.map(\.file)))
        return ReportOptions(toolVersion: Tool.version, subject: subject) { sources.path(of: $0) }
    }
}

extension ReportFormat {
    /// Whether the form names paths in the repository.
    fileprivate var hasPaths: Bool {
        switch self {
        case .text, .junit: false
        case .json, .github, .sarif, .gitlab, .markdown: true
        }
    }
}
