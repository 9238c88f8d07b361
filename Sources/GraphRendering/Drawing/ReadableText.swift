/// Names come from recordings that nobody vouches for: what cannot be shown is replaced before a name is drawn.
enum ReadableText {
    /// The text with a space for every control character and for every character that reorders its neighbours.
    static func readable(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) || !text.unicodeScalars.contains(where: isUnreadable) {
            return text
        }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isUnreadable(scalar) ? " " : scalar) }
        return String(result)
    }

    /// The readable text, its middle left out where it is longer than a limit in characters.
    static func shortened(_ text: String, to limit: Int) -> String {
        let text = readable(text)
        guard text.count > limit else { return text }
        let tail = limit / 3
        return text.prefix(limit - tail - 1) + "…" + text.suffix(tail)
    }

    private static func isUnreadable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true  // the control characters, all of them
        case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true  // embeddings, overrides, isolates, line separators
        case 0xFFFE, 0xFFFF: true  // XML has no such characters
        default: false
        }
    }
}
