/// A line and a column of a text, counted from 1; columns count characters.
public struct TextPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1.
    public let column: Int

    public var description: String { "\(line):\(column)" }

    public static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }

    /// The position of a byte of a text.
    init(ofByte offset: Int, in text: [UInt8]) {
        let before = text.prefix(offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    }
}

/// Everything that is wrong with a rule file or a baseline, each fault with its place.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One thing that is wrong.
    public struct Fault: Sendable, Hashable, Comparable, CustomStringConvertible {
        /// Where it is wrong.
        public let position: TextPosition
        /// What is wrong and what is expected.
        public let message: String

        public var description: String { "\(position): \(message)" }

        public static func < (left: Self, right: Self) -> Bool {
            (left.position, left.message) < (right.position, right.message)
        }
    }

    /// The faults in the order of the text.
    public let faults: [Fault]

    init(_ faults: [Fault]) {
        self.faults = faults.sorted()
    }

    /// One fault a line: line, column, what is wrong and what is expected.
    public var description: String { faults.map(\.description).joined(separator: "\n") }
}
