import DependencyInjection
import Foundation
import Synchronization

/// What a watchdog says of threads that did not come back.
struct Hang: Error {}

/// Runs a body on several threads of their own, let go together, and gives what each returned, in order.
///
/// - Throws: `Hang` where one of them is not back in time; it is left behind.
func onThreads<Result: Sendable>(
    _ count: Int,
    stackSize: Int = 4 << 20,
    within seconds: Double = 120,
    _ body: @escaping @Sendable (Int) -> Result
) throws -> [Result] {
    let results = Locked<[Int: Result]>([:])
    let meeting = Meeting(count)
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
        startThread(stackSize: stackSize) {
            meeting.arrive()
            let result = body(index)
            results.withLock { $0[index] = result }
            done.signal()
        }
    }
    let deadline = DispatchTime.now() + seconds
    for _ in 0..<count where done.wait(timeout: deadline) != .success { throw Hang() }
    return results.withLock { results in results.sorted { $0.key < $1.key }.map(\.value) }
}

/// Runs a body on one other thread and waits for it.
@discardableResult
func onThread<Result: Sendable>(
    stackSize: Int = 4 << 20,
    _ body: @escaping @Sendable () -> Result
) throws -> Result {
    try onThreads(1, stackSize: stackSize) { _ in body() }[0]
}

/// Starts a thread and does not wait for it.
func startThread(stackSize: Int = 4 << 20, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = stackSize
    thread.start()
}

/// Where threads wait until all of them are there.
private final class Meeting: Sendable {
    private let missing: Atomic<Int>

    init(_ count: Int) { missing = Atomic(count) }

    func arrive() {
        missing.subtract(1, ordering: .acquiringAndReleasing)
        while missing.load(ordering: .acquiring) > 0 { sched_yield() }
    }
}
