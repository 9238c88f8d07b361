import DependencyInjection
import Testing

private protocol Sink: Sendable {}
private final class FileSink: Sink {}

private struct Anew: PerRequestInjectable {
    init(container: Container, args: Void) {}
}
private final class Single: SingletonInjectable {
    init(container: Container, args: Void) {}
}
private final class Scoped: PerScopeInjectable {
    init(container: Container, args: Void) {}
}
private final class Shared: SharedInjectable {
    init(container: Container, args: Void) {}
}

extension Dependencies {
    fileprivate var anew: Dependency<any Sink> { Dependency { _ in FileSink() } }
    fileprivate var single: Dependency<any Sink> { Dependency(.singleton) { _ in FileSink() } }
    fileprivate var scoped: Dependency<any Sink> { Dependency(.perScope) { _ in FileSink() } }
}

/// One kind of dependency: how it is asked for, and what a tracer has to be told.
private struct Row: CustomTestStringConvertible {
    let testDescription: String
    let scope: InstanceScope
    let implementation: any Any.Type
    var isBound = true
    var isSubstitute = false
    /// Binds what the row needs in the root.
    var prepare: @Sendable (Container) -> Void = { _ in }
    let request: @Sendable (Container) -> Any

    var isKeptByRoot: Bool { scope == .singleton || scope == .shared }

    static let all: [Row] = [
        Row(testDescription: "own, anew", scope: .perRequest, implementation: Anew.self, isBound: false) {
            $0.resolve(Anew.self)
        },
        Row(testDescription: "own singleton", scope: .singleton, implementation: Single.self, isBound: false) {
            $0.resolve(Single.self)
        },
        Row(testDescription: "own, per scope", scope: .perScope, implementation: Scoped.self, isBound: false) {
            $0.resolve(Scoped.self)
        },
        Row(testDescription: "own, shared", scope: .shared, implementation: Shared.self, isBound: false) {
            $0.resolve(Shared.self)
        },
        bound(.perRequest), bound(.singleton), bound(.perScope),
        Row(testDescription: "key path, anew", scope: .perRequest, implementation: FileSink.self) {
            $0.resolve(\.anew)
        },
        Row(testDescription: "key path, singleton", scope: .singleton, implementation: FileSink.self) {
            $0.resolve(\.single)
        },
        Row(testDescription: "key path, per scope", scope: .perScope, implementation: FileSink.self) {
            $0.resolve(\.scoped)
        },
        Row(
            testDescription: "substitute, anew",
            scope: .perRequest,
            implementation: FileSink.self,
            isSubstitute: true,
            prepare: { $0.replace(\.anew) { _ in FileSink() } },
            request: { $0.resolve(\.anew) }
        ),
        Row(
            testDescription: "substitute, per scope",
            scope: .perScope,
            implementation: Scoped.self,
            isSubstitute: true,
            prepare: { $0.replace(Scoped.self) { Scoped(container: $0, args: ()) } },
            request: { $0.resolve(Scoped.self) }
        ),
    ]

    private static func bound(_ scope: InstanceScope) -> Row {
        Row(
            testDescription: "bound, \(scope)",
            scope: scope,
            implementation: FileSink.self,
            prepare: { $0.bind((any Sink).self, scope) { _ in FileSink() } },
            request: { $0.resolve((any Sink).self) }
        )
    }
}

/// However quick the way to an instance, a tracer is told the same.
@Suite struct TracedWayTests {
    @Test(arguments: Row.all, 0...2)
    fileprivate func `each of three requests is told in full, from the root and from scopes`(_ row: Row, _ depth: Int) {
        guard row.scope != .perScope || depth > 0 else { return }
        let log = EventLog()
        let root = Container(tracer: log)
        row.prepare(root)
        let asked = (0..<depth).reduce(root) { container, _ in container.makeScope() }
        // In another scope first, so that what the root knows is there.
        let instances = [root.makeScope(), asked, asked, asked].map(row.request)
        let events = log.events.suffix(3)
        withExtendedLifetime(instances) {}

        let isNew = row.scope == .perRequest ? [true, true, true] : [!row.isKeptByRoot, false, false]
        let home = log.identity(of: row.isKeptByRoot ? root : asked)
        for (event, isNew) in zip(events, isNew) {
            #expect(event.kind.word == (row.isSubstitute ? "substituted" : isNew ? "built" : "kept"))
            #expect((event.duration != nil) == isNew)
            #expect(event.scope == row.scope)
            #expect(event.implementation == row.implementation)
            #expect((event.bindingPlace != nil) == row.isBound)
            #expect(event.container == home)
            #expect(event.consumer == nil && event.edge == .construction && event.isEntry)
            #expect(event.place.description.hasPrefix("DependencyInjectionTests/TracedWayTests.swift:"))
        }
    }
}

extension EventLog {
    /// What a container's events name it by.
    fileprivate func identity(of container: Container) -> ObjectIdentifier? {
        _ = container.resolve(Anew.self)
        return events.last?.container
    }
}
