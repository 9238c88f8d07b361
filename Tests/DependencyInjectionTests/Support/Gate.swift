import Foundation

/// A door that is shut at first and stays open once opened.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    /// Waits until the door is open, ten seconds at most: a test that hangs fails.
    ///
    /// - Returns: Whether it was opened.
    @discardableResult
    func pass() -> Bool {
        guard semaphore.wait(timeout: .now() + 10) == .success else { return false }
        semaphore.signal()
        return true
    }
}
