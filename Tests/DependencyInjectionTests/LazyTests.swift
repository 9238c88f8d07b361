import DependencyInjection
import Testing

// A holds a lazy B, B holds A from its initialiser on.
private final class A: SingletonInjectable {
    let b = Injected<B>()
    init(container: Container, args: Void) {}
}
private final class B: SingletonInjectable {
    let a: A
    init(container: Container, args: Void) throws { a = try container.tryResolve(A.self) }
}

// The same, but the lazy side is forced while it is being built.
private final class Forcing: SingletonInjectable {
    let back = Injected<Back>()
    init(container: Container, args: Void) throws { _ = try back.tryResolve() }
}
private final class Back: SingletonInjectable {
    let forcing: Forcing
    init(container: Container, args: Void) throws { forcing = try container.tryResolve(Forcing.self) }
}

private final class Wrapped: SingletonInjectable {
    let group = Group()
    init(container: Container, args: Void) {}
    struct Group: Sendable {
        @Injected var b: B
        @Resolvable var a: A
    }
}

private final class Waiting: SingletonInjectable {
    let a = Injected<A>()
    init(container: Container, args: Void) throws {
        let a = a
        let isRead = try onThread { (try? a.tryResolve()) != nil }
        #expect(isRead)
    }
}

/// Law 6: what is read later is no cycle.
@Suite struct LazyTests {
    @Test(arguments: [true, false])
    func `two that need each other resolve where one reads later, and each is one instance`(fromA: Bool) {
        let container = Container()
        if !fromA { _ = container.resolve(B.self) }
        let a = container.resolve(A.self)
        #expect(a.b().a === a)
        #expect(container.resolve(B.self) === a.b())
    }

    @Test func `a property that is forced in the initialiser is a cycle`() throws {
        let error = try onThread { failure { try Container().tryResolve(Forcing.self) } }
        #expect(error?.isCycle == true)
    }

    @Test func `a mutual reference is recorded as a lazy edge and an edge of construction`() {
        let log = EventLog()
        let container = Container(tracer: log)
        _ = container.resolve(A.self).b()
        #expect(
            log.lines == [
                "A → B: declared lazy",
                "· → A: built construction singleton",
                "B → A: kept construction singleton",
                "A → B: built lazy singleton",
            ]
        )
    }

    @Test func `properties grouped in a struct resolve from the container of the owner`() {
        let container = Container()
        let wrapped = container.resolve(Wrapped.self)
        #expect(wrapped.group.b.a === wrapped.group.a)
        #expect(wrapped.group.a === container.resolve(A.self))
    }

    @Test func `a property may be read on another thread while its owner is being built`() {
        _ = Container().resolve(Waiting.self)
    }
}
