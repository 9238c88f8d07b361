/// What `--help` prints, from the pages of the verbs.
enum HelpText {
    static func overview(of manuals: [Manual]) -> String {
        """
        \(Tool.name): draws and judges recorded dependency graphs.

        Usage: \(Tool.name) VERB [options] FILE

        Verbs:
        \(columns(manuals.map { ($0.name, $0.summary) }))

        Options:
        \(columns([
            ("-h, --help", "Show this help; after a verb, that verb's."),
            ("--version", "Show the version."),
            ("--completions SHELL", "Print the completions for bash, zsh or fish."),
        ]))

        Exit codes: 0 clean, 1 findings, 2 usage or configuration, 3 unreadable input, 4 rendering failed.

        """
    }

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
