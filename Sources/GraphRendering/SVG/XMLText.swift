/// Text as XML needs it.
enum XMLText {
    /// Readable text with markup escaped, for content and for attributes in double quotes; newlines stay.
    static func escaped(_ text: String) -> String {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.map { escapedLine(ReadableText.readable(String(Substring($0)))) }.joined(separator: "\n")
    }

    private static func escapedLine(_ line: String) -> String {
        if !line.utf8.contains(where: { reference(to: $0) != nil }) { return line }
        var result: [UInt8] = []
        for byte in line.utf8 {
            if let reference = reference(to: byte) { result += reference.utf8 } else { result.append(byte) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func reference(to byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&apos;"
        default: nil
        }
    }
}
