/// Where the values and keys of a JSON text stand, by the way of keys and indexes that leads to them: `forbidden[0].from`.
///
/// The text must be JSON, which a parser has said before: this looks only for where things start. Keys count as they are written,
/// so that a fault at a key with an escape in it is placed at its object.
struct JSONPositions {
    private let bytes: [UInt8]
    private var values: [String: Int] = [:]
    private var keys: [String: Int] = [:]

    /// A list or an object that was opened and not closed yet.
    private struct Opened {
        let path: String
        let isObject: Bool
        var index = 0
        var key: String?
    }

    init(of bytes: [UInt8]) {
        self.bytes = bytes
        var opened: [Opened] = []
        var offset = 0
        while offset < bytes.count {
            let start = offset
            offset = end(ofTokenAt: offset)
            switch bytes[start] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ":"):
                continue
            case UInt8(ascii: ","):
                opened.withLast { ($0.index, $0.key) = ($0.index + 1, nil) }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                _ = opened.popLast()
            case UInt8(ascii: "\"") where opened.last?.isObject == true && opened.last?.key == nil:
                let key = String(decoding: bytes[(start + 1)..<max(start + 1, offset - 1)], as: UTF8.self)
                opened.withLast { $0.key = key }
                keys[Self.path(in: opened.last)] = start
            case let byte:
                let path = Self.path(in: opened.last)
                values[path] = start
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                    opened.append(Opened(path: path, isObject: byte == UInt8(ascii: "{")))
                }
            }
        }
    }

    /// Where the value at a path stands, or, where there is none, the nearest one around it.
    func value(at path: String) -> TextPosition {
        var path = path[...]
        while values[String(path)] == nil, !path.isEmpty {
            path = path.lastIndex { $0 == "." || $0 == "[" }.map { path[..<$0] } ?? ""
        }
        return TextPosition(ofByte: values[String(path)] ?? 0, in: bytes)
    }

    /// Where the key of the value at a path stands.
    func key(at path: String) -> TextPosition {
        keys[path].map { TextPosition(ofByte: $0, in: bytes) } ?? value(at: path)
    }

    private static func path(in opened: Opened?) -> String {
        guard let opened else { return "" }
        guard opened.isObject else { return "\(opened.path)[\(opened.index)]" }
        return (opened.path.isEmpty ? "" : opened.path + ".") + (opened.key ?? "")
    }

    /// The offset after a text, a number or a word; after one byte for everything else.
    private func end(ofTokenAt start: Int) -> Int {
        var offset = start + 1
        if bytes[start] == UInt8(ascii: "\"") {
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
                offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
            }
            return min(offset + 1, bytes.count)
        }
        guard Self.isWord(bytes[start]) else { return offset }
        while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
        return offset
    }

    private static func isWord(_ byte: UInt8) -> Bool { !" \t\n\r,:{}[]\"".utf8.contains(byte) }
}

extension Array {
    fileprivate mutating func withLast(_ change: (inout Element) -> Void) {
        if !isEmpty { change(&self[count - 1]) }
    }
}
