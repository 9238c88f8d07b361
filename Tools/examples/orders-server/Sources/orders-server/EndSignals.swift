import Dispatch
import Foundation

/// The signals that ask the program to end, one after the other.
struct EndSignals: Sendable {
    private let signals: AsyncStream<Int32>

    /// Takes the signals over from now on.
    init() {
        signal(SIGPIPE, SIG_IGN)
        signals = AsyncStream { continuation in
            for number in [SIGTERM, SIGINT] {
                // Ignored, so that the source hears of it in place of the process.
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { continuation.yield(number) }
                source.resume()
                // A source that nobody holds is silent, and these listen until the process ends.
                _ = Unmanaged.passRetained(source as AnyObject)
            }
        }
    }

    /// Waits for the next one.
    func next() async { for await _ in signals { return } }
}
