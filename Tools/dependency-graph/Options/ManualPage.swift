/// The page for `man`, from the pages of the verbs.
enum ManualPage {
    static func text(of verbs: [Manual]) -> String {
        """
        .TH \(Tool.name.uppercased()) 1 "" "\(Tool.name) \(Tool.version)"
        .SH NAME
        \(escaped(Tool.name)) \\- draws and judges recorded dependency graphs
        .SH SYNOPSIS
        .B \(escaped(Tool.name))
        .I VERB
        [options]
        .I FILE\\fR...
        .SH DESCRIPTION
        A file is a recording, or a graph in DOT of any origin; \\- is standard input.
        Several recordings are merged.
        Findings and pictures go to standard output, notes and failures to standard error.
        \(verbs.map(section).joined(separator: "\n"))
        .SH EXIT STATUS
        \(HelpText.exitCodes.map { ".TP\n.B \($0.code.rawValue)\n\(escaped($0.meaning))" }.joined(separator: "\n"))
        .SH ENVIRONMENT
        \(HelpText.variables.map { ".TP\n.B \(escaped($0.0))\n\(escaped($0.1))" }.joined(separator: "\n"))

        """
    }

    private static func section(_ verb: Manual) -> String {
        let options = verb.allOptions.map { ".TP\n\(heading(of: $0))\n\(escaped($0.help))" }
        let examples = verb.examples.map {
            ".PP\n\(escaped($0.purpose))\n.PP\n.RS\n.EX\n\(escaped($0.command))\n.EE\n.RE"
        }
        return """
            .SH \(verb.name.uppercased())
            .B \(escaped("\(Tool.name) \(verb.name)"))
            [options]
            .I \(escaped(verb.operands))
            .PP
            \(escaped(verb.summary))
            \((options + examples).joined(separator: "\n"))
            """
    }

    private static func heading(of option: Option) -> String {
        let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
        return "\(letter)\\fB\(escaped("--" + option.name))\\fR\(value)"
    }

    // A dot or an apostrophe at the start of a line would be a request.
    private static func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
