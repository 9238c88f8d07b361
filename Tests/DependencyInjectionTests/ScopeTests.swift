import DependencyInjection
import Testing

// user ← mailer ← audit, as a program with a wrong scope has them.
private final class User: PerScopeInjectable {
    init(container: Container, args: Void) {}
}
private final class Mailer: PerRequestInjectable {
    let user: User
    init(container: Container, args: Void) throws { user = try container.tryResolve(User.self) }
}
private final class Audit: SingletonInjectable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve(Mailer.self) }
}
private final class LazyAudit: SingletonInjectable {
    let user = Injected<User>()
    let makeMailer = Provider<Mailer>()
    init(container: Container, args: Void) {}
}
private final class SharedAudit: SharedInjectable {
    init(container: Container, args: Void) throws { _ = try container.tryResolve(User.self) }
}
private final class AskingTheTask: SingletonInjectable {
    init(container: Container, args: Void) throws { _ = try ContainerHolder.container.tryResolve(User.self) }
}

private struct Request: Sendable, Equatable {
    let path: String
}

private final class Settings: Sendable {
    let request: Request?
    init(_ request: Request?) { self.request = request }
}

extension Dependencies {
    fileprivate var transaction: Dependency<Counter> { Dependency(.perScope) { _ in Counter() } }
    fileprivate var settings: Dependency<Settings> {
        Dependency(.singleton) { Settings(try $0.tryResolve(Request?.self)) }
    }
}

/// Law 8: scopes nest.
@Suite struct ScopeTests {
    private let root = Container()

    @Test func `a perScope instance is one for its scope and another for the next`() {
        let (first, second) = (root.makeScope(), root.makeScope())
        #expect(first.resolve(User.self) === first.resolve(User.self))
        #expect(first.resolve(User.self) !== second.resolve(User.self))
        #expect(first.resolve(\.transaction) === first.resolve(\.transaction))
        #expect(first.resolve(\.transaction) !== second.resolve(\.transaction))
    }

    @Test func `a perScope instance outside of a scope is an error that names who asked`() {
        let error = failure { try root.tryResolve(Mailer.self) }
        #expect(error?.kind.isOutsideScope == true)
        #expect(error?.path.last?.consumer?.name == "Mailer")
    }

    @Test func `a singleton that reaches a perScope instance is an error with the way there`() {
        let scope = root.makeScope()
        let error = failure { try scope.tryResolve(Audit.self) }
        #expect(error?.kind.isCaptive == true)
        #expect(error?.drawing == "Audit → Mailer → User")
        #expect(error?.path.map(\.place.line) == [63, 13, 10])
        #expect(error?.description.contains("Audit would outlive it") == true)
    }

    @Test func `a shared instance that reaches a perScope instance is an error`() {
        #expect(failure { try root.makeScope().tryResolve(SharedAudit.self) }?.kind.isCaptive == true)
    }

    @Test func `a singleton that asks the scope of the task while it is built is an error`() {
        root.withScope { scope in
            #expect(failure { try scope.tryResolve(AskingTheTask.self) }?.kind.isCaptive == true)
        }
    }

    @Test func `a singleton that reads a perScope instance later is an error, and its provider gives one`() {
        root.withScope { scope in
            let audit = scope.resolve(LazyAudit.self)
            #expect(failure { try audit.user.tryResolve() } != nil)
            #expect(audit.makeMailer().user === scope.resolve(User.self))
        }
    }

    @Test func `singletons are built by the root and are one for all scopes`() {
        let scope = root.makeScope()
        let settings = scope.resolve(\.settings)
        #expect(root.resolve(\.settings) === settings)
        #expect(scope.makeScope().resolve(\.settings) === settings)
    }

    @Test func `a singleton asked for in a scope does not see what the scope provides`() {
        let scope = root.makeScope()
        scope.provide(Request.self, Request(path: "/"))
        #expect(scope.resolve(\.settings).request == nil)
    }

    @Test func `a provided value is seen by its scope and inward, not by the root nor by its siblings`() {
        let (scope, sibling) = (root.makeScope(), root.makeScope())
        scope.provide(Request.self, Request(path: "/orders"))
        #expect(scope.resolve(Request.self).path == "/orders")
        #expect(scope.makeScope().resolve(Request.self).path == "/orders")
        #expect(failure { try root.tryResolve(Request.self) }?.kind.isMissingBinding == true)
        #expect(failure { try sibling.tryResolve(Request.self) }?.kind.isMissingBinding == true)
    }

    @Test func `a value provided again takes the place of the first`() {
        let scope = root.makeScope()
        for path in ["/a", "/b"] {
            scope.provide(Request.self, Request(path: path))
            #expect(scope.resolve(Request.self).path == path)
        }
    }

    @Test func `a nested scope has perScope instances of its own`() {
        let outer = root.makeScope()
        #expect(outer.makeScope().resolve(User.self) !== outer.resolve(User.self))
    }

    @Test func `withScope makes the scope current for its operation and its tasks and not for detached ones`() async {
        let (isCurrent, task, detached) = root.withScope { scope in
            (
                ContainerHolder.current == scope,
                Task { ContainerHolder.current == scope },
                Task.detached { ContainerHolder.current == scope }
            )
        }
        #expect(isCurrent)
        #expect(await task.value)
        #expect(await !detached.value)
    }

    @Test func `a scope that has ended builds no more`() {
        let scope = root.withScope { $0 }
        #expect(failure { try scope.tryResolve(User.self) }?.kind.isContainerEnded == true)
        #expect(failure { try scope.tryResolve(Mailer.self) }?.kind.isContainerEnded == true)
    }

    @Test func `withScope passes on what its operation throws and ends the scope`() {
        struct Refusal: Error {}
        var leaked: Container?
        #expect(throws: Refusal.self) {
            try root.withScope { scope in
                leaked = scope
                throw Refusal()
            }
        }
        #expect(failure { try leaked!.tryResolve(User.self) }?.kind.isContainerEnded == true)
    }

    @Test func `a scope made from the container that an initialiser was given sees its singletons`() {
        let container = Container()
        container.bind(Container.self) { $0.makeScope() }
        #expect(container.resolve(Container.self).resolve(\.settings) === container.resolve(\.settings))
    }
}
