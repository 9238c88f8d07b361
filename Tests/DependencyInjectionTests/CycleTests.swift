import DependencyInjection
import Testing

// a reads b while it is built, b reads c, c reads a.
private final class A: PerRequestInjectable {
    @Resolvable var b: B
    init(container: Container, args: Void) throws { _ = try _b.tryResolve() }
}
private final class B: SingletonInjectable {
    let c = Injected<C>()
    init(container: Container, args: Void) throws { _ = try c.tryResolve() }
}
private final class C: PerRequestInjectable, Sendable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve(A.self) }
}
private struct Other: PerRequestInjectable {
    init(container: Container, args: Void) {}
}
private struct Door: PerRequestInjectable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve(A.self) }
}
private final class Own: SingletonInjectable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve(Own.self) }
}

/// Is a cycle only until the gate says otherwise.
private final class Reformed: SingletonInjectable {
    init(container: Container, args: Void) throws {
        if try container.tryResolve(Mood.self) == .circular { _ = try container.tryResolve(Reformed.self) }
    }
}
private enum Mood { case circular, straight }

private protocol Link: Sendable {}
private struct Chain: Link {}

extension Dependencies {
    fileprivate subscript(link number: Int) -> Dependency<Int> {
        Dependency(.singleton) { number == 0 ? 0 : try $0.tryResolve(\.[link: number - 1]) + 1 }
    }
    fileprivate var left: Dependency<Int> { Dependency { try $0.tryResolve(\.right) } }
    fileprivate var right: Dependency<Int> { Dependency { try $0.tryResolve(\.left) } }
}

/// Law 3, on one thread.
@Suite struct CycleTests {
    @Test func `a cycle through initialisers is an error with the path and the place of each read`() {
        let error = #expect(throws: ResolutionError.self) { try Container().tryResolve(A.self) }
        #expect(error?.isCycle == true)
        #expect(error?.drawing == "A → B → C → A")
        #expect(error?.path.dropFirst().map(\.place.description) == [6, 10, 14].map { place(line: $0) })
    }

    @Test func `the way into a cycle is apart from the cycle`() {
        let error = #expect(throws: ResolutionError.self) { try Container().tryResolve(Door.self) }
        #expect(error?.drawing == "A → B → C → A")
        #expect(error?.entryPath.map(\.dependency.name) == ["Door", "A"])
    }

    @Test func `after a cycle the container resolves other types and keeps nothing half built`() {
        let container = Container()
        for _ in 1...3 {
            #expect(throws: ResolutionError.self) { try container.tryResolve(A.self) }
            _ = container.resolve(Other.self)
        }
    }

    @Test func `a cycle that has gone resolves at the next request`() throws {
        let container = Container()
        container.replace(Mood.self) { .circular }
        #expect(throws: ResolutionError.self) { try container.tryResolve(Reformed.self) }
        container.replace(Mood.self) { .straight }
        let reformed = try container.tryResolve(Reformed.self)
        #expect(try container.tryResolve(Reformed.self) === reformed)
    }

    @Test func `a type that needs itself is a cycle of two steps`() {
        let error = #expect(throws: ResolutionError.self) { try Container().tryResolve(Own.self) }
        #expect(error?.drawing == "Own → Own")
        #expect(error?.path.first?.place != error?.path.last?.place)
    }

    @Test func `a cycle through bindings is an error`() {
        let container = Container()
        container.bind((any Link).self) { try $0.tryResolve(Chain.self) }
        container.bind(Chain.self, .singleton) { try $0.tryResolve((any Link).self) as! Chain }
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve((any Link).self) }
        #expect(error?.drawing == "Link → Chain → Link")
    }

    @Test func `a cycle through key paths is an error`() {
        let error = #expect(throws: ResolutionError.self) { try Container().tryResolve(\.left) }
        #expect(error?.drawing == "\\.left → \\.right → \\.left")
    }

    @Test func `a cycle through an optional and a collection is an error`() {
        let container = Container()
        container.bind(Chain.self) { try $0.tryResolve([any Link].self)[0] as! Chain }
        container.contribute(to: (any Link).self) { try $0.tryResolve(Chain?.self)! }
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve(Chain.self) }
        #expect(error?.isCycle == true)
        #expect(error?.path.first?.dependency == error?.path.last?.dependency)
    }

    @Test func `a chain of a thousand dependencies resolves`() throws {
        #expect(try onThread(stackSize: 64 << 20) { Container().resolve(\.[link: 1_000]) } == 1_000)
    }

    @Test func `a type that asks another container for its own type is no cycle`() throws {
        let (outer, inner) = (Container(), Container())
        inner.bind(Int.self) { _ in 1 }
        outer.bind(Int.self) { _ in try inner.tryResolve(Int.self) + 1 }
        #expect(try outer.tryResolve(Int.self) == 2)
    }

    @Test func `a cycle through two containers is an error`() {
        let (first, second) = (Container(), Container())
        first.bind(Int.self, .singleton) { [unowned second] _ in try second.tryResolve(Int.self) }
        second.bind(Int.self, .singleton) { [unowned first] _ in try first.tryResolve(Int.self) }
        let error = #expect(throws: ResolutionError.self) { try first.tryResolve(Int.self) }
        #expect(error?.isCycle == true)
        #expect(error?.path.count == 3)
    }

    private func place(line: UInt) -> String { Place(line: line).description }
}
