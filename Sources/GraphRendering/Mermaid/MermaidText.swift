/// Text as Mermaid needs it.
enum MermaidText {
    /// The text with an entity code for everything but ASCII letters, digits, spaces, underscores, and dots after a letter.
    ///
    /// Mermaid looks for a numbered list, for `\n` and for formulas between `$$` in what the codes give: a dot after digits
    /// alone gets a code, which the list is looked for before, and the other two are parted by a joiner without width.
    static func encoded(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "." where result.utf8.allSatisfy({ 0x30...0x39 ~= $0 }): result += "#46;"
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "_": result.unicodeScalars.append(scalar)
            case "\\", "$": result += "#\(scalar.value);#\(joiner.value);"
            default: result += "#\(scalar.value);"
            }
        }
    }

    /// What stands after a sign that is no syntax alone; nobody sees it.
    static let joiner: Unicode.Scalar = "\u{2060}"

    /// The text in quotes, as YAML reads it in front of a chart.
    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
