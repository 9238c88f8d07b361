/// A text from outside, fit for one line of a message: control characters as spaces, cut where it is long.
package func shown(_ text: String, upTo limit: Int = 100) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let start = text.prefix(limit)
    let scalars = start.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(String.UnicodeScalarView(scalars)) + (start.endIndex == text.endIndex ? "" : "…")
}

/// A name from outside in quotes, likewise.
package func quoted(_ name: String) -> String { "'\(shown(name))'" }
