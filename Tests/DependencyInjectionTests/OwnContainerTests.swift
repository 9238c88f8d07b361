import DependencyInjection
import Testing

private final class Named: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

private final class Reader: PerRequestInjectable, Sendable {
    let named = Injected<Named>()
    let makeNamed = Provider<Named>()
    let container: Container
    init(container: Container, args: Void) { self.container = container }
}

private final class Handmade: Sendable {
    let named = Injected<Named>()
    let makeNamed = Provider<Named>()
}

private final class Kept: SingletonInjectable {
    let named = Injected<Named>()
    let makeUser = Provider<User>()
    init(container: Container, args: Void) {}
}

private struct User: PerScopeInjectable {
    let name: String
    init(container: Container, args: Void) throws { name = try container.tryResolve(Named.self).name }
}

private func container(_ name: String) -> Container {
    let container = Container()
    container.bind(Named.self, .singleton) { _ in Named(name) }
    return container
}

/// Law 7: an instance knows its container.
@Suite struct OwnContainerTests {
    @Test func `a property reads from the container that built its owner, whichever is current`() throws {
        let (own, other) = (container("own"), container("other"))
        let reader = own.resolve(Reader.self)
        ContainerHolder.withContainer(other) { #expect(reader.named().name == "own") }
        let late = own.resolve(Reader.self)
        #expect(try onThread { late.named().name } == "own")
    }

    @Test func `a container that was given to an initialiser resolves like the outer one`() {
        let own = container("own")
        let reader = own.resolve(Reader.self)
        #expect(reader.container == own)
        #expect(reader.container === own)
        #expect(reader.container.resolve(Named.self) === own.resolve(Named.self))
    }

    @Test func `properties of what was made by hand read from the current container at the first read`() async {
        let (first, second) = (container("first"), container("second"))
        let made = Handmade()
        ContainerHolder.withContainer(first) { #expect(made.named().name == "first") }
        ContainerHolder.withContainer(second) {
            #expect(made.named().name == "first")
            #expect(made.makeNamed().name == "second")
        }
        let asynchronous = Handmade()
        await ContainerHolder.withContainer(second) {
            await Task { #expect(asynchronous.named().name == "second") }.value
        }
    }

    @Test func `a property of what was made by hand without a container is an error`() async {
        let made = Handmade()
        let error = await Task.detached { failure { try made.named.tryResolve() } }.value
        #expect(error?.kind.isNoContainer == true)
        #expect(error?.path.first?.consumer?.name == "Handmade")
    }

    @Test func `what is made by hand inside an initialiser reads from the container that builds`() {
        let own = container("own")
        own.bind(Handmade.self) { _ in Handmade() }
        let made = own.resolve(Handmade.self)
        ContainerHolder.withContainer(container("other")) {
            #expect(made.named().name == "own")
            #expect(made.makeNamed().name == "own")
        }
    }

    @Test func `a property read first after its container ended says so, and one read before keeps its value`() {
        var own: Container? = container("own")
        let (early, late) = (own!.resolve(Reader.self), own!.resolve(Reader.self))
        #expect(early.named().name == "own")
        own = nil
        #expect(early.named().name == "own")
        let error = failure { try late.named.tryResolve() }
        #expect(error?.kind.isContainerEnded == true)
        #expect(error?.path.first?.consumer?.name == "Reader")
        #expect(failure { try late.makeNamed.tryMake() } != nil)
    }

    @Test func `a provider uses the scope of the task where that descends from the container of its owner`() {
        let root = container("root")
        let kept = root.resolve(Kept.self)
        root.withScope { scope in
            scope.bind(Named.self) { _ in Named("scope") }
            #expect(kept.makeUser().name == "scope")
            #expect(kept.named().name == "root")
        }
        container("stranger").withScope { _ in
            #expect(failure { try kept.makeUser.tryMake() }?.kind.isOutsideScope == true)
        }
    }

    @Test func `a provider of a scope keeps to it outside of the scope`() {
        let scope = container("root").makeScope()
        scope.bind(Named.self) { _ in Named("scope") }
        #expect(scope.resolve(Reader.self).makeNamed().name == "scope")
    }
}
