/// Text as DOT needs it. Quotes are the library's affair; what it does not do is here.
enum DOTText {
    /// A label in which every character stands for itself: neither backslashes nor entities are interpreted.
    static func label(_ lines: [String]) -> String {
        lines.map(escaped).joined(separator: "\\n")
    }

    /// A node's name that survives being written and read.
    ///
    /// The library writes `"` as `\"` and leaves a backslash alone, so that backslashes before a quote or at the end would
    /// eat the quote that follows: those are doubled.
    static func name(_ text: String) -> String {
        rewriteBackslashes(in: text) { run in run + run }
    }

    /// The text of a name that the library read.
    static func text(ofName name: String) -> String {
        rewriteBackslashes(in: name) { run in String(run.prefix((run.count + 1) / 2)) }
    }

    private static func escaped(_ line: String) -> String {
        var result = ""
        for scalar in line.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    // Rewrites each run of backslashes that stands before a quote or at the end.
    private static func rewriteBackslashes(in text: String, _ rewrite: (String) -> String) -> String {
        var result = ""
        var run = ""
        for scalar in text.unicodeScalars {
            if scalar == "\\" {
                run.unicodeScalars.append(scalar)
                continue
            }
            result += scalar == "\"" ? rewrite(run) : run
            run = ""
            result.unicodeScalars.append(scalar)
        }
        return result + rewrite(run)
    }
}
