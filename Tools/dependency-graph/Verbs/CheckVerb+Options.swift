import Foundation
import GraphAnalysis

extension CheckVerb {
    static let manual = Manual(
        name: "check",
        summary: "Judge a graph by built-in rules and a rule file; exit code 1 where something new is found.",
        operands: "FILE…",
        options: [
            config, baseline, writeBaseline, failOn, report, sourceRoot, slowBuild, ordinaryCaptives, .picture,
        ],
        examples: [
            .init(purpose: "One recording:", command: "dependency-graph check graph.json"),
            .init(
                purpose: "The recordings of several processes, warnings fail too:",
                command: "dependency-graph check --fail-on warning recordings/*.json"
            ),
            .init(
                purpose: "Accept what is there, and fail for what comes later:",
                command: "dependency-graph check graph.json --baseline known.json --write-baseline"
            ),
            .init(
                purpose: "Text, and reports for the CI system:",
                command: "dependency-graph check graph.json --report sarif=graph.sarif --report junit=graph.xml"
            ),
            .init(
                purpose: "The verdict, and a picture beside it:",
                command: "dependency-graph check graph.json -o graph.svg"
            ),
        ]
    )

    private static let config = Option(
        "config",
        letter: "c",
        value: "FILE",
        "The rule file; by default the nearest \(ConfigurationFile.ruleFileName) from the working folder up."
    )
    private static let baseline = Option("baseline", letter: "b", value: "FILE", "Findings that are known and pass.")
    private static let writeBaseline = Option(
        "write-baseline",
        "Write --baseline anew, so that all that fails now passes; reasons stay."
    )
    private static let failOn = Option(
        "fail-on",
        choices: Severity.allCases.reversed().map(\.rawValue),
        "The least severity that fails; error by default."
    )
    private static let report = Option(
        "report",
        letter: "r",
        value: "FORMAT[=FILE]",
        choices: ReportFormat.allCases.map(\.rawValue),
        "Report as \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")); may be given again."
    )
    private static let sourceRoot = Option(
        "source-root",
        value: "DIR",
        "Where the source is, to name files by path; by default the working folder."
    )
    private static let slowBuild = Option(
        "slow-build",
        value: "MS",
        "Warn of builds that took longer, in milliseconds."
    )
    private static let ordinaryCaptives = Option(
        "ordinary-captives",
        "Also list perRequest instances that singletons hold, which is ordinary."
    )
    init(_ arguments: Arguments) throws(ToolError) {
        input = try GraphFiles(arguments.operands, of: Self.manual)
        ruleFile = arguments.value(Self.config).map(ConfigurationFile.init) ?? .nearestRuleFile()
        baseline = try Self.baselineFile(arguments)
        failsOn = try arguments.choice(Self.failOn, as: Severity.self) ?? .error
        options = CheckOptions(
            slowBuildLimit: try arguments.positiveNumber(Self.slowBuild).map { UInt64($0 * 1e6) },
            listsOrdinaryCaptives: arguments.isGiven(Self.ordinaryCaptives)
        )
        reports = ReportDelivery(
            targets: try ReportTarget.targets(arguments.values(Self.report)),
            runner: GitHubRunner(),
            sourceRoot: try Self.folder(arguments.value(Self.sourceRoot) ?? "."),
            subject: input.path ?? Tool.name
        )
        picture = try SidePicture(arguments)
    }

    private static func baselineFile(_ arguments: Arguments) throws(ToolError) -> BaselineFile? {
        let isWritten = arguments.isGiven(writeBaseline)
        if let path = arguments.value(baseline) { return BaselineFile(path: path, isWritten: isWritten) }
        if isWritten { throw .usage("--write-baseline needs --baseline FILE, the file to write.") }
        return nil
    }

    private static func folder(_ path: String) throws(ToolError) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw .usage("--source-root: there is no folder \(path).")
        }
        return path
    }
}
