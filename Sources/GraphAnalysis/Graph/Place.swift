extension DependencyGraph {
    /// A line of source, as `#fileID` names it: `Module/File.swift:line`.
    public struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
        /// The module and the file's name, joined by a slash.
        public let file: String

        /// The line, counted from 1.
        public let line: Int

        /// Makes a place.
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }

        /// Reads `Module/File.swift:line`; nil where the text is not of that form.
        public init?(_ text: String) {
            guard let colon = text.lastIndex(of: ":"), colon != text.startIndex,
                let line = Int(text[text.index(after: colon)...]), line >= 0
            else { return nil }
            self.init(file: String(text[..<colon]), line: line)
        }

        public var description: String { "\(file):\(line)" }

        public static func < (left: Self, right: Self) -> Bool { (left.file, left.line) < (right.file, right.line) }
    }
}
