/// Text as Mermaid needs it.
enum MermaidText {
    /// The text with an entity code for everything but ASCII letters, digits, spaces, dots and hyphens.
    static func encoded(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "_": result.unicodeScalars.append(scalar)
            default: result += "#\(scalar.value);"
            }
        }
    }

    /// The text in quotes, as YAML reads it in front of a chart.
    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
