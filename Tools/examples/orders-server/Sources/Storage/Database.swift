public import DependencyInjection
internal import Synchronization

/// The connections to one SQLite file. One is opened when none is idle.
public final class Database: Closeable {
    /// Whether the file cannot be written.
    public let isReadOnly: Bool
    private let path: String
    private let idle = Mutex<[Connection]>([])

    /// Opens the file, and fills it where it is new.
    ///
    /// - Parameter path: A path, or a `file:` URI of SQLite such as `file:orders.db?mode=ro`.
    public init(opening path: String) async throws(StorageError) {
        self.path = path
        let connection = try Connection(opening: path)
        isReadOnly = connection.isReadOnly
        try Self.fill(connection)
        idle.withLock { $0.append(connection) }
    }

    private static func fill(_ connection: Connection) throws(StorageError) {
        let version = try connection.rows("PRAGMA user_version", []) { $0.integer(0) }.first ?? 0
        guard version < Schema.version else { return }
        try connection.run(script: "BEGIN IMMEDIATE")
        do throws(StorageError) {
            try connection.run(script: Schema.script)
            try connection.run(script: "COMMIT")
        } catch {
            try? connection.run(script: "ROLLBACK")
            throw error
        }
    }

    func checkOut() throws(StorageError) -> Connection {
        if let connection = idle.withLock({ $0.popLast() }) { return connection }
        return try Connection(opening: path)
    }

    func checkIn(_ connection: Connection) { idle.withLock { $0.append(connection) } }

    /// Closes the connections.
    public func close() async { idle.withLock { $0.removeAll() } }
}
