import DependencyInjection
import Foundation
import GraphAnalysis
import GraphRecording
import Testing

private final class First: SingletonInjectable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve(Second.self) }
}
private final class Second: SingletonInjectable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve(First.self) }
}
/// Holds its other half lazily, unless it is told to read it at once.
private final class Whole: SingletonInjectable {
    let half = Injected<Half>()
    init(container: Container, args: Void) {}
}
private final class Half: SingletonInjectable {
    let whole = Injected<Whole>()
    init(container: Container, args: Void) throws {
        let switches = try container.tryResolve(Switches.self)
        if switches.isForced { _ = try whole.tryResolve().half.tryResolve() }
    }
}
private struct Switches: Sendable { let isForced: Bool }
private struct User: PerScopeInjectable {
    init(container: Container, args: Void) {}
}
private final class Mailer: PerRequestInjectable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve(User.self) }
}
private final class Audit: SingletonInjectable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve(Mailer.self) }
}
private struct Complaint: Error, CustomStringConvertible {
    let description: String
}
private struct Progress: Sendable {}

extension DependencyGraph.Failure {
    /// The names of the path, without this module's.
    fileprivate var names: [String] { path.map { $0.node.replacing("GraphRecordingTests.", with: "") } }
}

@Suite struct FailureTests {
    @Test func `a cycle is recorded with its way and the place of each request`() throws {
        let graph = recorded { _ = try? $0.tryResolve(First.self) }
        let failure = try #require(graph.failures.first)
        #expect(graph.failures.count == 1)
        #expect(failure.kind == .cycle)
        #expect(failure.names == ["First", "Second", "First"])
        #expect(failure.path.allSatisfy { $0.place?.file == "GraphRecordingTests/FailureTests.swift" })
        #expect(failure.path[1].place?.line == 8)
        #expect(failure.path.allSatisfy { graph.node($0.node)?.scope == .singleton })
    }

    @Test func `a cycle between two threads is recorded once, with both`() throws {
        let graph = recorded { container in
            let gates = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
            @Sendable func meet(_ own: Int) {
                gates[1 - own].signal()
                _ = gates[own].wait(timeout: .now() + 10)
            }
            container.bind(Int.self, .singleton) { c in
                meet(0)
                _ = try c.tryResolve(String.self)
                return 1
            }
            container.bind(String.self, .singleton) { c in
                meet(1)
                _ = try c.tryResolve(Int.self)
                return ""
            }
            onThreads(2) { index in
                _ =
                    index == 0
                    ? try? container.tryResolve(Int.self) as Any : try? container.tryResolve(String.self) as Any
            }
        }
        let cycles = graph.failures.filter { $0.kind == .cycle }
        #expect(cycles.count == 1)
        #expect(Set(cycles[0].path.map(\.node)) == ["Swift.Int", "Swift.String"])
    }

    @Test func `a mutual lazy reference is no failure, and one that is forced is a cycle`() {
        func record(isForced: Bool) -> DependencyGraph {
            recorded { container in
                container.bind(Switches.self) { _ in Switches(isForced: isForced) }
                guard let whole = try? container.tryResolve(Whole.self) else { return }
                _ = try? whole.half.tryResolve().whole.tryResolve()
            }
        }
        let relaxed = record(isForced: false)
        #expect(relaxed.failures.isEmpty)
        #expect(relaxed.lines.isSuperset(of: ["Whole ⇢ Half", "Half ⇢ Whole"]))
        let forced = record(isForced: true)
        #expect(forced.failures.map(\.kind) == [.cycle])
        #expect(forced.edge("Half → Whole forced") != nil)
    }

    @Test func `a missing binding is recorded, and types of two modules with one name are two nodes`() throws {
        let graph = recorded { container in
            container.bind(Progress.self) { _ in Progress() }
            _ = container.resolve(Progress.self)
            _ = try? container.tryResolve(Foundation.Progress.self)
        }
        let failure = try #require(graph.failures.first)
        #expect(failure.kind == .missing)
        #expect(
            failure.path.map(\.node) == ["Foundation.NSProgress"] || failure.path.map(\.node) == ["Foundation.Progress"]
        )
        #expect(failure.message.contains("GraphRecordingTests"))
        #expect(graph.nodes.count { $0.id.hasSuffix("Progress") } == 2)
    }

    @Test func `a captive is recorded with the way to it`() {
        let graph = recorded { container in container.withScope { _ = try? $0.tryResolve(Audit.self) } }
        #expect(graph.failures.map(\.kind) == [.captive])
        #expect(graph.failures.first?.names == ["Audit", "Mailer", "User"])
    }

    @Test func `what a failed build says is cut to a length, and the way to it stays`() throws {
        let long = String(repeating: "x", count: 100_000)
        let graph = recorded { container in
            container.bind(Int.self) { _ in throw Complaint(description: long) }
            container.bind(String.self) { _ in throw Complaint(description: "the disk is full") }
            _ = try? container.tryResolve(Int.self)
            _ = try? container.tryResolve(String.self)
        }
        #expect(graph.failures.map(\.kind) == [.build, .build])
        #expect(graph.failures[0].message.count < 2_000)
        #expect(graph.failures[0].message.contains("xxx…"))
        #expect(graph.failures[0].message.contains("FailureTests.swift"))
        #expect(graph.failures[1].message.contains("the disk is full"))
    }

    @Test func `a program that does nothing but fail does not fill the memory`() {
        let graph = recorded { container in
            for line in 1...2_000 { _ = try? container.tryResolve(Int.self, line: UInt(line)) }
        }
        #expect(graph.failures.count == 1_000)
    }
}
