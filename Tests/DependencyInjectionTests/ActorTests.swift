import DependencyInjection
import Testing

private actor Cache: SingletonInjectable {
    private var hits = 0
    init(container: Container, args: Void) {}
    func hit() -> Int {
        hits += 1
        return hits
    }
}

private actor Session: PerRequestInjectable {
    @Resolvable private var cache: Cache
    let user: Int
    init(container: Container, args: Int) { user = args }
    func use() async -> Int { await cache.hit() }
}

private actor Feed: SharedInjectable {
    init(container: Container, args: Void) {}
}

@MainActor private final class Screen: @MainActor PerRequestInjectable {
    var title = "new"
    let cache: Cache
    init(container: Container, args: Void) {
        MainActor.assertIsolated()
        cache = container.resolve()
    }
}

@Suite struct ActorTests {
    @Test func `actors are built, kept and given to their properties`() async {
        let container = Container()
        let session = container.resolve(Session.self, args: 7)
        #expect(await session.use() == 1)
        #expect(await session.use() == 2)
        #expect(await container.resolve(Cache.self).hit() == 3)
        let feed = container.resolve(Feed.self)
        #expect(feed === container.resolve(Feed.self))
    }

    @Test @MainActor func `a type of the main actor is built there, by whatever way`() async throws {
        let container = Container()
        #expect(container.resolve(Screen.self).title == "new")
        #expect(try container.tryResolve(Screen.self).cache === container.resolve(Cache.self))
        #expect(try await container.asyncResolve(Screen.self).title == "new")
        let made = Provider<Screen>()
        ContainerHolder.withContainer(container) { _ = made() }
    }
}
