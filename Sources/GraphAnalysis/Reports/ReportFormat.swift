/// The forms in which a verdict is reported. Each is a function from a verdict to text; nothing is read or written.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    /// For a person at a terminal.
    case text
    /// All facts, for a program.
    case json
    /// Commands that GitHub's runner turns into annotations.
    case github
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// JUnit's XML, for the test page of a CI system.
    case junit
    /// GitLab's code quality.
    case gitlab
    /// For a comment or a step summary.
    case markdown

    /// Puts a verdict into this form.
    ///
    /// The same verdict and options give the same text.
    ///
    /// - Throws: what Foundation's encoder throws, in the forms that are JSON; nothing is known that makes it.
    public func report(_ verdict: Verdict, options: ReportOptions = ReportOptions()) throws -> String {
        switch self {
        case .text: TextReport(verdict: verdict, options: options).text
        case .json: try JSONReport(verdict, options).encoded()
        case .github: GitHubReport(verdict: verdict, options: options).text
        case .sarif: try SARIFReport(verdict, options).encoded()
        case .junit: JUnitReport(verdict: verdict).text
        case .gitlab: try GitLabReport.issues(of: verdict, options).encoded()
        case .markdown: MarkdownReport(verdict: verdict, options: options).text
        }
    }
}

/// What a report is told beside the verdict.
public struct ReportOptions: Sendable {
    /// Whether the text has colours.
    public var isColored: Bool

    /// The version of the tool, where a form has a place for it.
    public var toolVersion: String

    /// The name of what was judged, where a form asks for a path and a finding has none.
    public var subject: String

    /// The path in the repository, with `/`, of a place's file; nil where it is not known: no path is better than a wrong one.
    public var path: @Sendable (DependencyGraph.Place) -> String?

    /// Makes options; without arguments, for plain text without paths.
    public init(
        isColored: Bool = false,
        toolVersion: String = "0",
        subject: String = "dependency-graph",
        path: @escaping @Sendable (DependencyGraph.Place) -> String? = { _ in nil }
    ) {
        self.isColored = isColored
        self.toolVersion = toolVersion
        self.subject = subject
        self.path = path
    }

    /// The path and line of the first place of a finding.
    func location(of finding: Finding) -> (path: String, line: Int)? {
        finding.places.first.flatMap { place in path(place).map { ($0, max(1, place.line)) } }
    }
}
