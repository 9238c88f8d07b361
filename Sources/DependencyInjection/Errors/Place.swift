/// A line of source, as `#fileID` names it: `Module/File.swift:line`.
///
/// Two words that point at literals; text is made only when asked for.
@frozen
public struct Place: Sendable, Hashable, CustomStringConvertible {
    @usableFromInline let fileLiteral: Literal

    /// The line, counted from 1.
    public let line: UInt

    /// Makes a place; in a default argument, `#fileID` and `#line` are those of the caller.
    @inlinable
    public init(file: StaticString = #fileID, line: UInt = #line) {
        fileLiteral = Literal(file)
        self.line = line
    }

    /// The module and the file's name, joined by a slash.
    public var file: String { fileLiteral.text }

    /// The module that the file belongs to.
    public var module: String { String(file.prefix { $0 != "/" }) }

    /// Where the file's name is in memory: one address names one file, and few addresses name the same.
    package var fileAddress: UInt { UInt(bitPattern: fileLiteral.start) }

    public var description: String { "\(file):\(line)" }
}

/// The text of a literal in one word.
@frozen
@usableFromInline
struct Literal: Hashable {
    @usableFromInline let start: UnsafePointer<UInt8>

    @inlinable
    init(_ literal: StaticString) {
        // A literal of a single character may be stored as that character; none of ours is one.
        start = literal.hasPointerRepresentation ? literal.utf8Start : ("" as StaticString).utf8Start
    }

    /// - Parameter start: A text that ends with 0 and stays for as long as the process runs.
    init(start: UnsafePointer<UInt8>) { self.start = start }

    var text: String { String(cString: start) }

    @usableFromInline
    static func == (left: Self, right: Self) -> Bool { left.start == right.start || left.text == right.text }

    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

// A literal is never written and never freed.
extension Literal: @unchecked Sendable {}
