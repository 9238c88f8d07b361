import DependencyInjection
import Foundation
import GraphRecording
import Testing

private final class Store: SingletonInjectable {
    init(container: Container, args: Void) {}
}

/// The resident memory of this process, in bytes.
private func residentMemory() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    return (Int(pages) ?? 0) * Int(getpagesize())
}

/// Each in a process of its own, since memory is the process's.
@Suite(.disabled(if: Sanitizer.watchesThreads, "the sanitizer keeps memory of its own"))
struct MemoryTests {
    @Test func `100,000 different requests take less than 64 MB`() async {
        await #expect(processExitsWith: .exitCode(0)) {
            let container = Container(tracer: GraphRecorder())
            _ = container.resolve(Store.self)
            let before = try residentMemory()
            for line in 1...100_000 { _ = container.resolve(Store.self, line: UInt(line)) }
            exit(try residentMemory() - before < 64 << 20 ? 0 : 1)
        }
    }

    @Test func `a million requests that were made before take no memory`() async {
        await #expect(processExitsWith: .exitCode(0)) {
            let container = Container(tracer: GraphRecorder())
            func resolve(_ count: Int) { for _ in 0..<count { _ = container.resolve(Store.self) } }
            resolve(10_000)
            let before = try residentMemory()
            resolve(1_000_000)
            exit(try residentMemory() - before < 1 << 20 ? 0 : 1)
        }
    }

    @Test func `threads and recorders that come and go take no memory`() async {
        await #expect(processExitsWith: .exitCode(0)) {
            let lasting = Container(tracer: GraphRecorder())
            func comeAndGo(_ count: Int) {
                for _ in 0..<count {
                    let recorder = GraphRecorder()
                    _ = Container(tracer: recorder).resolve(Store.self)
                    onThreads(1) { _ in _ = lasting.resolve(Store.self) }
                }
            }
            comeAndGo(1_500)
            let before = try residentMemory()
            comeAndGo(1_500)
            exit(try residentMemory() - before < 4 << 20 ? 0 : 1)
        }
    }
}
