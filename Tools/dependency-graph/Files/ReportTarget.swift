import GraphAnalysis

/// A report and where it goes, as `--report` names them: `sarif=findings.sarif`.
struct ReportTarget {
    let format: ReportFormat
    let output: OutputFile

    /// The targets of a command line. Where none of them is standard output, a text goes there.
    static func targets(_ words: [String]) throws(ToolError) -> [ReportTarget] {
        let named = try words.map { word throws(ToolError) in try ReportTarget(word) }
        // Text and commands for GitHub's runner are lines and go well together; a document is alone.
        let printed = named.filter { $0.output.path == nil && $0.format != .github }
        guard printed.count < 2 else {
            let formats = printed.map(\.format.rawValue).joined(separator: " and ")
            throw .usage("\(formats) cannot both go to standard output. Name files: --report \(printed[1].example).")
        }
        let files = named.compactMap(\.output.path)
        if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
            throw .usage("two reports cannot go to one file: \(twice).")
        }
        let isSilent = named.allSatisfy { $0.output.path != nil }
        return (isSilent ? [ReportTarget(format: .text, output: .standardOutput)] : []) + named
    }

    init(format: ReportFormat, output: OutputFile) {
        self.format = format
        self.output = output
    }

    private init(_ word: String) throws(ToolError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let known = ReportFormat.allCases.map(\.rawValue)
        guard let format = ReportFormat(rawValue: parts[0]) else {
            let hint = NearestName.hint(for: parts[0], among: known)
            throw .usage("--report takes one of \(known.joined(separator: ", ")), not '\(parts[0])'.\(hint)")
        }
        if parts.count == 2, parts[1].isEmpty { throw .usage("--report \(word) names no file.") }
        self.init(format: format, output: OutputFile(argument: parts.count == 2 ? parts[1] : nil))
    }

    private var example: String { "\(format.rawValue)=FILE" }
}
