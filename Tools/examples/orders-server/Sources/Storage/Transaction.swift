public import DependencyInjection
internal import Synchronization

/// What one request reads and writes, as a whole or not at all. One for each scope; begun with its first statement.
public final class Transaction: PerScopeInjectable, Closeable {
    private let database: Database
    private let open = Mutex<Connection?>(nil)

    public convenience init(container: Container, args: Void) { self.init(on: container.resolve(\.database)) }

    public init(on database: Database) { self.database = database }

    /// Runs one statement and reads its rows.
    public func rows<Value: Sendable>(
        _ sql: StaticString,
        _ values: SQLValue...,
        read: @Sendable (borrowing Row) -> Value
    ) throws(StorageError) -> [Value] {
        try open.withLock { open throws(StorageError) in
            let connection: Connection
            if let begun = open { connection = begun } else { connection = try begin() }
            open = connection
            return try connection.rows(sql, values, read: read)
        }
    }

    /// Runs one statement that gives no rows.
    public func run(_ sql: StaticString, _ first: SQLValue, _ second: SQLValue) throws(StorageError) {
        _ = try rows(sql, first, second) { _ in }
    }

    /// Keeps what was written. Who does not call this before the scope ends has written nothing.
    public func commit() throws(StorageError) { try end("COMMIT") }

    /// Takes back what was not committed.
    public func close() async throws { try end("ROLLBACK") }

    private func begin() throws(StorageError) -> Connection {
        let connection = try database.checkOut()
        do throws(StorageError) { _ = try connection.rows("BEGIN", []) { _ in } } catch {
            database.checkIn(connection)
            throw error
        }
        return connection
    }

    private func end(_ statement: StaticString) throws(StorageError) {
        try open.withLock { open throws(StorageError) in
            guard let connection = open else { return }
            _ = try connection.rows(statement, []) { _ in }
            open = nil
            database.checkIn(connection)
        }
    }
}
