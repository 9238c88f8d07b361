import DependencyInjection
import Testing

private final class Host: SingletonInjectable {
    let guest = Injected<Guest>()
    init(container: Container, args: Void) {}
}

private final class Guest: SingletonInjectable {
    let host: Host
    init(container: Container, args: Void) { host = container.resolve() }
}

private final class Keeper: SingletonInjectable {
    let container: Container
    init(container: Container, args: Void) { self.container = container }
}

@Suite struct EndTests {
    @Test func `instances that hold each other through a property go with their container`() {
        weak var host: Host?
        weak var guest: Guest?
        do {
            let container = Container()
            host = container.resolve()
            guest = host?.guest()
            #expect(guest?.host === host)
        }
        #expect(host == nil)
        #expect(guest == nil)
    }

    @Test func `the same with what an async factory made`() async throws {
        final class Async: Sendable {
            let other = Injected<Other>()
        }
        final class Other: SingletonInjectable {
            let owner: Async
            init(container: Container, args: Void) { owner = container.resolve() }
        }
        weak var made: Async?
        do {
            let container = Container()
            container.bind(Async.self, .singleton, async: { _ in Async() })
            let instance = try await container.asyncResolve(Async.self)
            _ = instance.other()
            made = instance
        }
        #expect(made == nil)
    }

    @Test func `a property can be read as the last use of its owner`() {
        final class Word: Sendable { let text = "last use" }
        final class Owner: PerRequestInjectable {
            @Injected var word: Word
            @Resolvable var host: Host
            init(container: Container, args: Void) {}
        }
        let container = Container()
        container.bind(Word.self) { _ in Word() }
        for _ in 0..<10_000 {
            #expect(container.resolve(Owner.self).word.text.count == 8)
            _ = container.resolve(Owner.self).host.guest
        }
    }

    @Test func `a singleton that holds its container goes with it`() {
        weak var keeper: Keeper?
        do {
            let container = Container()
            keeper = container.resolve()
            #expect(keeper?.container == container)
        }
        #expect(keeper == nil)
    }
}
