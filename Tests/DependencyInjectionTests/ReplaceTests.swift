import DependencyInjection
import Testing

private class Clock: PerRequestInjectable {
    var now: Int { 1 }
    required init(container: Container, args: Void) {}
}
private final class FixedClock: Clock {
    override var now: Int { 7 }
}
private protocol Timer: Sendable { var now: Int { get } }
private struct Fixed: Timer { let now: Int }
private final class Kept: SingletonInjectable {
    let name: String
    init(container: Container, args: Void) { name = "real" }
    init(name: String) { self.name = name }
}
private struct Page: PerRequestInjectable {
    let number: Int
    init(container: Container, args: Int) { number = args }
    init(number: Int) { self.number = number }
}
private struct Reader: PerRequestInjectable {
    let now: Int
    init(container: Container, args: Void) { now = container.resolve(Clock.self).now }
}

extension Dependencies {
    fileprivate var timer: Dependency<any Timer> { Dependency(.singleton) { _ in Fixed(now: 1) } }
}

@Suite struct ReplaceTests {
    private let root = Container()

    @Test func `a subclass stands in for its class`() {
        root.replace(Clock.self, with: FixedClock.self)
        #expect(root.resolve(Clock.self).now == 7)
        #expect(root.resolve(Reader.self).now == 7)
    }

    @Test func `a closure stands in for a type, with and without the container and with the arguments`() {
        root.replace(Page.self) { Page(number: 1) }
        #expect(root.resolve(Page.self, args: 9).number == 1)
        root.replace(Page.self) { _ in Page(number: 2) }
        #expect(root.resolve(Page.self, args: 9).number == 2)
        root.replace(Page.self) { _, args in Page(number: args + 1) }
        #expect(root.resolve(Page.self, args: 9).number == 10)
    }

    @Test func `a substitute keeps the scope of what it stands in for`() {
        root.replace(Kept.self) { Kept(name: "substitute") }
        #expect(root.resolve(Kept.self) === root.resolve(Kept.self))
        root.replace(\.timer) { Fixed(now: 3) }
        #expect(root.resolve(\.timer).now == 3)
        root.bind((any Timer).self, .perScope) { _ in Fixed(now: 1) }
        root.replace((any Timer).self) { Fixed(now: 2) }
        #expect(failure { try root.tryResolve((any Timer).self) }?.kind.isOutsideScope == true)
    }

    @Test func `a substitute after the first request is met by the next one`() {
        #expect(root.resolve(Kept.self).name == "real")
        #expect(root.resolve(\.timer).now == 1)
        root.replace(Kept.self) { Kept(name: "substitute") }
        root.replace(\.timer) { Fixed(now: 2) }
        #expect(root.resolve(Kept.self).name == "substitute")
        #expect(root.resolve(\.timer).now == 2)
    }

    @Test func `a substitute in a scope is seen inward and not outward`() {
        let scope = root.makeScope()
        scope.replace(Clock.self, with: FixedClock.self)
        scope.replace(Kept.self) { Kept(name: "substitute") }
        #expect(scope.resolve(Reader.self).now == 7)
        #expect(scope.makeScope().resolve(Reader.self).now == 7)
        #expect(scope.makeScope().resolve(Kept.self).name == "substitute")
        #expect(root.resolve(Reader.self).now == 1)
        #expect(root.resolve(Kept.self).name == "real")
        #expect(root.makeScope().resolve(Reader.self).now == 1)
    }

    @Test func `replacing what was never bound binds it`() {
        root.replace((any Timer).self) { Fixed(now: 4) }
        #expect(root.resolve((any Timer).self).now == 4)
    }

    @Test func `a collection is replaced as a whole`() {
        root.contribute(to: (any Timer).self) { _ in Fixed(now: 1) }
        root.contribute(to: (any Timer).self) { _ in Fixed(now: 2) }
        root.replace([any Timer].self) { [Fixed(now: 9)] }
        #expect(root.resolve([any Timer].self).map(\.now) == [9])
    }

    @Test func `once replace has returned no thread is given the old instance`() throws {
        for _ in 1...1_000 {
            let container = Container()
            container.bind(Kept.self, .singleton) { _ in Kept(name: "real") }
            let replacements = Counter()
            let stale = try onThreads(3) { thread in
                if thread == 0 {
                    container.replace(Kept.self) { Kept(name: "substitute") }
                    replacements.increment()
                }
                return (0..<20).count { _ in
                    let isReplaced = replacements.value == 1
                    if thread == 1 { container.remove(Kept.self) }
                    return container.resolve(Kept.self).name == "real" && isReplaced
                }
            }
            #expect(stale == [0, 0, 0])
        }
    }

    @Test func `a program may choose what a key path names, before and after the first request`() {
        #expect(root.resolve(\.timer).now == 1)
        root.bind(\.timer, .singleton) { _ in Fixed(now: 5) }
        #expect(root.resolve(\.timer).now == 5)
        let other = Container()
        other.bind(\.timer) { _ in Fixed(now: 6) }
        #expect(other.resolve(\.timer).now == 6)
    }

    @Test func `what is bound for a type that builds itself beats its initialiser`() {
        root.bind(Kept.self, .singleton) { _ in Kept(name: "bound") }
        #expect(root.resolve(Kept.self).name == "bound")
    }
}
