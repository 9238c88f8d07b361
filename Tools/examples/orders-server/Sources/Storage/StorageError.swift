internal import CSQLite

/// What the database could not do.
public struct StorageError: Error, CustomStringConvertible {
    /// What a caller may do about it.
    public enum Kind: Sendable {
        /// Somebody else has the database locked for too long: try again.
        case locked
        /// The file cannot be written.
        case readOnly
        /// The file cannot be opened, or is no database.
        case unreadable
        case other
    }

    public let kind: Kind
    public let description: String

    init(_ code: Int32, _ handle: OpaquePointer?, doing what: String) {
        kind =
            switch code & 0xFF {
            case SQLITE_BUSY, SQLITE_LOCKED: .locked
            case SQLITE_READONLY: .readOnly
            case SQLITE_CANTOPEN, SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_IOERR: .unreadable
            default: .other
            }
        description =
            "\(what): \(handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code)))"
    }
}
