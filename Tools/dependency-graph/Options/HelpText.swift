/// What `--help` prints, from the pages of the verbs.
enum HelpText {
    static func overview(of manuals: [Manual]) -> String {
        """
        \(Tool.name): draws and judges recorded dependency graphs.

        Usage: \(Tool.name) VERB [options] FILE…

        FILE is a recording or a graph in DOT of any origin; - is standard input. Several recordings are merged.

        Verbs:
        \(columns(manuals.map { ($0.name, $0.summary) }))

        Options:
        \(columns([
            ("-h, --help", "Show this help; after a verb, that verb's."),
            ("--version", "Show the version."),
            ("--completions SHELL", "Print the completions for bash, zsh or fish."),
            ("--manual", "Print the page for man."),
        ]))

        Environment:
        \(columns(variables))

        Exit codes: \(exitCodes.map { "\($0.code.rawValue) \($0.meaning)" }.joined(separator: ", ")).
        As a SwiftPM command, 'swift package dependency-graph VERB …', a failure of any sort has SwiftPM's own exit code, and
        standard input is closed.

        """
    }

    /// What each end means.
    static let exitCodes: [(code: ExitCode, meaning: String)] = [
        (.clean, "clean"), (.findings, "findings"), (.usage, "usage or configuration"),
        (.unreadableInput, "unreadable input"), (.renderingFailed, "rendering failed"),
    ]

    /// What the tool takes from the environment.
    static let variables = [
        ("GITHUB_ACTIONS", "Where it is true, check prints annotations too."),
        ("GITHUB_STEP_SUMMARY", "check appends its report to this file."),
        ("NO_COLOR", "Where it is not empty, nothing is coloured."),
        ("DEPENDENCY_GRAPH_PLUGINS", "The folder of libgraphviz's plug-ins."),
    ]

    static func text(of manual: Manual) -> String {
        let examples = manual.examples.map { "  \($0.purpose)\n      \($0.command)" }.joined(separator: "\n")
        return """
            \(Tool.name) \(manual.name): \(manual.summary)

            Usage: \(Tool.name) \(manual.name) [options] \(manual.operands)

            Options:
            \(columns(manual.allOptions.map { (heading(of: $0), $0.help) }))

            Examples:
            \(examples)

            """
    }

    private static func heading(of option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }

    // What is too long for the left column gets a line of its own.
    private static func columns(_ rows: [(String, String)]) -> String {
        rows.map { left, right in
            left.count > width
                ? "  \(left)\n\(String(repeating: " ", count: width + 4))\(right)"
                : "  \(left)\(String(repeating: " ", count: width + 2 - left.count))\(right)"
        }.joined(separator: "\n")
    }

    private static let width = 26
}
