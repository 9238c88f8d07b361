import CPlatform
import Foundation

/// A thread that stays on one processor.
struct PinnedThread {
    private let thread: pthread_t

    init(processor: Int, _ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let error = pthread_create(
            &thread,
            nil,
            { argument in
                let work = Unmanaged<Work>.fromOpaque(argument!).takeRetainedValue()  // what is passed below
                // Where the processor is not ours the thread runs where it may.
                _ = platform_stay_on_processor(Int32(work.processor))
                work.body()
                return nil
            },
            Unmanaged.passRetained(Work(processor, body)).toOpaque()
        )
        precondition(error == 0, "no thread can be started")
        self.thread = thread
    }

    /// Waits for its end.
    func join() { pthread_join(thread, nil) }

    private final class Work: Sendable {
        let processor: Int
        let body: @Sendable () -> Void

        init(_ processor: Int, _ body: @escaping @Sendable () -> Void) {
            self.processor = processor
            self.body = body
        }
    }
}
