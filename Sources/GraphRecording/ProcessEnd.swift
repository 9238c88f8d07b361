import CPlatform
import DependencyInjection
import Foundation
import Synchronization

/// Has something done before the process ends: at its exit, on SIGTERM and SIGINT, and before the library stops it.
///
/// A signal is handled only where the program left it at its default, and raised again when all is done, so that the process ends as
/// it would have. The handler writes one byte to a pipe, the only thing it may do; a thread waits at the other end.
enum ProcessEnd {
    private static let preparations = Locked<[@Sendable () -> Void]>([])
    private static let pipeEnd = Atomic<Int32>(-1)
    private static let signals = [SIGTERM, SIGINT]

    static func prepare(_ preparation: @escaping @Sendable () -> Void) {
        let isFirst = preparations.withLock { preparations in
            preparations.append(preparation)
            return preparations.count == 1
        }
        guard isFirst else { return }
        atexit { ProcessEnd.run() }
        Stop.prepare { run() }
        watchSignals()
    }

    private static func run() {
        for preparation in preparations.withLock(\.self) { preparation() }
    }

    private static func watchSignals() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipeEnd.store(ends[1], ordering: .releasing)
        let reading = ends[0]
        Thread.detachNewThread { wait(at: reading) }
        for signal in signals { handle(signal) }
    }

    private static func handle(_ signal: Int32) {
        var current = sigaction()
        guard sigaction(signal, nil, &current) == 0, isDefault(current) else { return }
        // The handler may only do what is safe in the middle of anything: an atomic load and a write.
        _ = Foundation.signal(signal) { signal in
            let error = errno
            defer { errno = error }
            var byte = UInt8(truncatingIfNeeded: signal)
            _ = write(ProcessEnd.pipeEnd.load(ordering: .acquiring), &byte, 1)
        }
    }

    private static func isDefault(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
    }

    private static func wait(at end: Int32) {
        var byte: UInt8 = 0
        while read(end, &byte, 1) != 1 { guard errno == EINTR else { return } }
        run()
        _ = Foundation.signal(Int32(byte), SIG_DFL)
        kill(getpid(), Int32(byte))
    }
}
