internal import Synchronization

/// A child that was started before its drawing is known, and gets ready meanwhile. One picture takes it.
final class ReadyChild: Sendable {
    private let request: ChildRequest
    private let child: Mutex<ChildProcess?>

    /// Starts a child.
    init(path: String, for request: ChildRequest) throws(RenderingError) {
        self.request = request
        child = Mutex(try ChildProcess(path: path, request: request))
    }

    /// The child, for the first who has the request that it was started for.
    func take(for request: ChildRequest) -> ChildProcess? {
        guard request == self.request else { return nil }
        return child.withLock { $0.take() }
    }
}
