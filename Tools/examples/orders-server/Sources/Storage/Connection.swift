internal import CSQLite

/// A value that a statement is given.
public enum SQLValue: Sendable {
    case integer(Int)
    case text(String)
}

/// One row of a result. It is valid while it is being read.
public struct Row: ~Copyable {
    fileprivate let statement: OpaquePointer

    public func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(statement, Int32(column))) }

    public func text(_ column: Int) -> String {
        sqlite3_column_text(statement, Int32(column)).map { String(cString: $0) } ?? ""
    }
}

/// One connection to the database, which keeps the statements that it has prepared.
final class Connection: @unchecked Sendable {
    // A transaction has it alone, and uses it under its lock.
    private let handle: OpaquePointer
    private var statements: [UnsafePointer<UInt8>: OpaquePointer] = [:]

    /// How long it waits for a lock of somebody else, in milliseconds: it holds a thread meanwhile.
    private static let patience: Int32 = 250

    init(opening path: String) throws(StorageError) {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            defer { sqlite3_close_v2(handle) }
            throw StorageError(code, handle, doing: "opening \(path)")
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, Self.patience)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// Runs a script of several statements.
    func run(script: StaticString) throws(StorageError) {
        let code = sqlite3_exec(handle, Self.pointer(script), nil, nil, nil)
        guard code == SQLITE_OK else { throw StorageError(code, handle, doing: "setting up the database") }
    }

    /// Runs one statement. Its text is a literal, so that nothing from outside is ever part of it.
    func rows<Value>(
        _ sql: StaticString,
        _ values: [SQLValue],
        read: (borrowing Row) -> Value
    ) throws(StorageError) -> [Value] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), of: statement) }
        var results: [Value] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: results.append(read(Row(statement: statement)))
            case SQLITE_DONE: return results
            case let code: throw StorageError(code, handle, doing: "asking the database")
            }
        }
    }

    private func prepared(_ sql: StaticString) throws(StorageError) -> OpaquePointer {
        if let statement = statements[sql.utf8Start] { return statement }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, Self.pointer(sql), -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw StorageError(code, handle, doing: "preparing \(sql)") }
        statements[sql.utf8Start] = statement
        return statement
    }

    private func bind(_ value: SQLValue, at index: Int32, of statement: OpaquePointer) {
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
        case .text(let text):
            // SQLITE_TRANSIENT: the text is copied.
            sqlite3_bind_text(statement, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        }
    }

    private static func pointer(_ text: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
