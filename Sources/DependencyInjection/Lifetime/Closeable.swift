/// Something that has to be closed when the container or the scope that keeps it ends: a connection pool, a transaction.
///
/// `Container.shutdown` and the async `withScope` close what they keep, one after the other, last built first.
public protocol Closeable: Sendable {
    func close() async throws
}
