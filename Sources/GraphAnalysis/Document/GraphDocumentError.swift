/// Why a text could not be read as the document of a graph: what is wrong, where, and what to do about it.
public struct GraphDocumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// There is nothing but white space.
        case empty
        /// The bytes are not UTF-8.
        case notUTF8
        /// The text is not JSON, or it was cut; with the parser's words.
        case notJSON(String)
        /// The key `format` names another format.
        case otherFormat(String)
        /// The key `version` names a version that this reader does not know.
        case otherVersion(Int)
        /// A key is not there that must be.
        case missingKey(String)
        /// A value is of another type or form than expected.
        case wrongValue(expected: String)
        /// A number is below zero that counts something.
        case negative(Int)
        /// Two nodes have this id.
        case duplicateNode(String)
        /// Two edges have this consumer, dependency and kind.
        case duplicateEdge(from: String, to: String)
        /// An edge or a failure names a node that the document does not list.
        case unknownNode(String)
    }

    /// Where it is wrong.
    public enum Location: Sendable, Hashable, CustomStringConvertible {
        /// An offset into the data, counted from 0.
        case byte(Int)
        /// The way of keys and positions: `edges[3].kind`; empty for the document itself.
        case path(String)

        init(_ codingPath: [any CodingKey]) {
            let text = codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
            self = .path(String(text.drop { $0 == "." }))
        }

        public var description: String {
            switch self {
            case .byte(let offset): "byte \(offset)"
            case .path(""): "the whole document"
            case .path(let path): path
            }
        }
    }

    /// What is wrong.
    public let reason: Reason
    /// Where it is wrong.
    public let location: Location

    init(_ reason: Reason, at location: Location) {
        self.reason = reason
        self.location = location
    }

    /// One line: the place, what is wrong there, what to do.
    public var description: String { "\(location): \(fault). \(remedy)" }

    private var fault: String {
        switch reason {
        case .empty: "nothing but white space"
        case .notUTF8: "a byte that is not UTF-8"
        case .notJSON(let words): "not JSON (\(words))"
        case .otherFormat(let found): "the format is \(quoted(found)) instead of \(quoted(GraphDocument.format))"
        case .otherVersion(let found): "the version is \(found) instead of \(GraphDocument.version)"
        case .missingKey(let key): "there is no key \(quoted(key))"
        case .wrongValue(let expected): "expected \(expected)"
        case .negative(let number): "\(number) is no count"
        case .duplicateNode(let id): "a second node has the id \(quoted(id))"
        case .duplicateEdge(let from, let to): "a second edge of one kind goes from \(quoted(from)) to \(quoted(to))"
        case .unknownNode(let id): "no node has the id \(quoted(id))"
        }
    }

    private var remedy: String {
        switch reason {
        case .empty: "Was the recording written before the program ended?"
        case .notJSON, .notUTF8: "Expected a recording; it may have been cut or may be another file: record it again."
        case .otherFormat, .missingKey("format"): "Expected a recording of this tool: check the name of the file."
        case .otherVersion(let found) where found > GraphDocument.version:
            "It was written by a newer version: update this tool, or record with the version that fits it."
        case .otherVersion: "There never was such a version: record again."
        case .missingKey, .wrongValue, .negative, .duplicateNode, .duplicateEdge, .unknownNode:
            "Whatever wrote or edited the document made a mistake there: correct it or record again."
        }
    }
}
