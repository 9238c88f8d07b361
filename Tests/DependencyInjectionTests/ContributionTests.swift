import DependencyInjection
import Testing

private protocol Check: Sendable { var name: String { get } }
private final class Named: Check {
    let name: String
    init(_ name: String) { self.name = name }
}
private final class Dashboard: PerRequestInjectable {
    @Injected var checks: [any Check]
    init(container: Container, args: Void) {}
}

@Suite struct ContributionTests {
    private let root = Container()

    @Test func `nothing contributed gives an empty collection`() {
        #expect(root.resolve([any Check].self).isEmpty)
        #expect(root.resolve(Dashboard.self).checks.isEmpty)
        #expect(root.resolve([any Check]?.self)?.isEmpty == true)
    }

    @Test func `elements stand in the order of contribution`() {
        for name in ["c", "a", "b"] { root.contribute(to: (any Check).self) { _ in Named(name) } }
        #expect(root.resolve([any Check].self).map(\.name) == ["c", "a", "b"])
        #expect(root.resolve(Dashboard.self).checks.map(\.name) == ["c", "a", "b"])
    }

    @Test func `elements of the containers outward stand first and inner ones are not seen outward`() {
        let scope = root.makeScope()
        let inner = scope.makeScope()
        inner.contribute(to: (any Check).self) { _ in Named("inner") }
        scope.contribute(to: (any Check).self) { _ in Named("scope") }
        root.contribute(to: (any Check).self) { _ in Named("root") }
        #expect(inner.resolve([any Check].self).map(\.name) == ["root", "scope", "inner"])
        #expect(scope.resolve([any Check].self).map(\.name) == ["root", "scope"])
        #expect(root.resolve([any Check].self).map(\.name) == ["root"])
    }

    @Test func `each element is kept as its own scope says`() {
        root.contribute(to: (any Check).self) { _ in Named("new") }
        root.contribute(to: (any Check).self, .singleton) { _ in Named("kept") }
        root.contribute(to: (any Check).self, .perScope) { _ in Named("scoped") }
        let scope = root.makeScope()
        let (first, second) = (scope.resolve([any Check].self), scope.resolve([any Check].self))
        let other = root.makeScope().resolve([any Check].self)
        #expect(zip(first, second).map { $0 as AnyObject === $1 as AnyObject } == [false, true, true])
        #expect(zip(first, other).map { $0 as AnyObject === $1 as AnyObject } == [false, true, false])
        #expect(failure { try root.tryResolve([any Check].self) }?.kind.isOutsideScope == true)
    }

    @Test func `a collection replaced outward is followed by what a scope contributes`() {
        root.replace([any Check].self) { [Named("substitute")] }
        let scope = root.makeScope()
        scope.contribute(to: (any Check).self) { _ in Named("scope") }
        #expect(scope.resolve([any Check].self).map(\.name) == ["substitute", "scope"])
    }

    @Test func `a contribution after the first request is met by the next one`() {
        root.contribute(to: (any Check).self) { _ in Named("first") }
        #expect(root.resolve([any Check].self).count == 1)
        root.contribute(to: (any Check).self) { _ in Named("second") }
        #expect(root.resolve([any Check].self).count == 2)
    }

    @Test func `an element that fails fails the request with its name in the path`() {
        struct Refusal: Error {}
        root.contribute(to: (any Check).self) { _ in Named("good") }
        root.contribute(to: (any Check).self) { _ in throw Refusal() }
        let error = failure { try root.tryResolve([any Check].self) }
        #expect(error?.drawing == "[Check] → Check#2")
    }

    @Test func `contributions from many threads are all there, and a kept element is built once`() throws {
        let builds = Counter()
        _ = try onThreads(8) { thread in
            for _ in 0..<50 {
                root.contribute(to: (any Check).self, .singleton) { _ in
                    builds.increment()
                    return Named("\(thread)")
                }
                _ = root.resolve([any Check].self)
            }
        }
        #expect(root.resolve([any Check].self).count == 400)
        #expect(builds.value == 400)
    }
}
