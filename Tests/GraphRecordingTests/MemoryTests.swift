import DependencyInjection
import Foundation
import GraphAnalysis
import GraphRecording
import Testing

private final class Store: SingletonInjectable {
    init(container: Container, args: Void) {}
}

/// One of as many types as there are triples of digits.
private protocol Peer: PerRequestInjectable where Arguments == Void {
    var container: Container { get }
}

extension Peer {
    static func resolve(from container: Container) { _ = container.resolve(Self.self) }

    /// Makes one, and asks for the others by the container that it was handed.
    static func resolveAll(_ peers: [any Peer.Type], from container: Container) {
        let own = container.resolve(Self.self).container
        for peer in peers { peer.resolve(from: own) }
    }
}

private final class NumberedPeer<A: Digit, B: Digit, C: Digit>: Peer {
    let container: Container
    init(container: Container, args: Void) { self.container = container }
}

private protocol Digit: SendableMetatype {}
private enum D0: Digit {}
private enum D1: Digit {}
private enum D2: Digit {}
private enum D3: Digit {}
private enum D4: Digit {}
private enum D5: Digit {}
private enum D6: Digit {}

/// 343 types.
private func manyPeers() -> [any Peer.Type] {
    func peer<A: Digit, B: Digit, C: Digit>(_: A.Type, _: B.Type, _: C.Type) -> any Peer.Type {
        NumberedPeer<A, B, C>.self
    }
    let digits: [any Digit.Type] = [D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self]
    return digits.flatMap { first in digits.flatMap { second in digits.map { peer(first, second, $0) } } }
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

    @Test func `more than 100,000 edges, each between two nodes of its own, take less than 64 MB`() async {
        await #expect(processExitsWith: .exitCode(0)) {
            let recorder = GraphRecorder()
            let container = Container(tracer: recorder)
            let peers = manyPeers()
            let before = try residentMemory()
            for peer in peers { peer.resolveAll(peers, from: container) }
            let used = try residentMemory() - before
            exit(used < 64 << 20 && recorder.graph.edges.count > 100_000 ? 0 : 1)
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
