import DependencyInjection
import Testing

private protocol Metrics: Sendable { var name: String { get } }
private struct Recorded: Metrics { let name: String }

private struct Page: PerRequestInjectable, Equatable {
    let number: Int
    init(container: Container, args: Int) { number = args }
}
private final class Leaf: SingletonInjectable {
    init(container: Container, args: Void) {}
}

/// A property of every form.
private final class Owner: PerRequestInjectable, Sendable {
    struct Wrapped: Sendable {
        @Injected var metrics: (any Metrics)?
        @Injected(\.gauge) var gauge
        @Injected var makePage: Provider<Page>
        @Injected var makeMetrics: Provider<any Metrics>
        @Injected var leaf: Leaf
        @Injected var maybeLeaf: Leaf?
        @Resolvable var resolvable: Leaf
        @Resolvable(args: 12) var page: Page
    }
    let wrapped = Wrapped()
    let gauge = Injected(\.gauge)
    let page = Resolvable<Page>(args: 13)
    let makePage = Provider<Page>()
    init(container: Container, args: Void) {}
}

private actor Station {
    @Injected(\.gauge) var gauge
    func name() -> String { gauge.name }
}

extension Dependencies {
    fileprivate var gauge: Dependency<any Metrics> { Dependency(.singleton) { _ in Recorded(name: "gauge") } }
}

@Suite struct FormTests {
    private let container = Container()

    @Test func `an optional is nil where nothing is bound and the instance where something is`() {
        #expect(container.resolve(Owner.self).wrapped.metrics == nil)
        #expect(container.resolve((any Metrics)?.self) == nil)
        container.bind((any Metrics).self) { _ in Recorded(name: "bound") }
        #expect(container.resolve(Owner.self).wrapped.metrics?.name == "bound")
        #expect(container.resolve((any Metrics)?.self)?.name == "bound")
    }

    @Test func `an optional of a type that builds itself is built`() {
        let wrapped = container.resolve(Owner.self).wrapped
        #expect(wrapped.maybeLeaf === wrapped.leaf)
    }

    @Test func `an optional whose binding fails is an error, not nil`() {
        struct Refusal: Error {}
        container.bind((any Metrics).self) { _ in throw Refusal() }
        #expect(throws: ResolutionError.self) { try container.tryResolve((any Metrics)?.self) }
    }

    @Test func `a key path gives the same through a property, a handle and a request`() {
        let owner = container.resolve(Owner.self)
        #expect(owner.wrapped.gauge.name == "gauge")
        #expect(owner.gauge().name == container.resolve(\.gauge).name)
    }

    @Test func `a provider makes a new instance from its arguments at each call`() {
        let owner = container.resolve(Owner.self)
        #expect([owner.wrapped.makePage(1), owner.wrapped.makePage(2), owner.makePage(3)].map(\.number) == [1, 2, 3])
        #expect(container.resolve(Provider<Page>.self)(4).number == 4)
        #expect(failure { try owner.makePage.tryMake() }?.path.last?.dependency.name == "Page")
    }

    @Test func `a provider of an abstraction meets what is bound at the time of the call`() {
        let owner = container.resolve(Owner.self)
        #expect(failure { try owner.wrapped.makeMetrics.tryMake() }?.kind.isMissingBinding == true)
        container.bind((any Metrics).self) { _ in Recorded(name: "late") }
        #expect(owner.wrapped.makeMetrics().name == "late")
    }

    @Test func `a property with arguments is built from them`() {
        let owner = container.resolve(Owner.self)
        #expect(owner.wrapped.page.number == 12)
        #expect(owner.page().number == 13)
        #expect(owner.wrapped.resolvable === owner.wrapped.leaf)
    }

    @Test func `instances with arguments are never kept`() {
        #expect(container.resolve(Page.self, args: 1).number == 1)
        #expect(container.resolve(Page.self, args: 2).number == 2)
    }

    @Test func `a property of an actor is read in isolation`() async {
        container.bind(Station.self, .singleton) { _ in Station() }
        #expect(await container.resolve(Station.self).name() == "gauge")
    }

    @Test func `a type that builds itself from arguments and is asked for without is an error`() {
        let error = failure { try container.tryResolve(Page?.self) }
        guard case .missingArguments? = error?.kind else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func `values of every size and kind are kept as they are`() {
        container.bind(Void.self, .singleton) { _ in () }
        container.bind((@Sendable (Int) -> Int).self, .singleton) { _ in { $0 + 1 } }
        container.bind((Int, String).self, .singleton) { _ in (1, "one") }
        container.bind(SIMD16<Double>.self, .singleton) { _ in SIMD16(repeating: 1.5) }
        container.bind((any Sendable).self, .singleton) { _ in [1, 2, 3] }
        for _ in 1...2 {
            container.resolve(Void.self)
            #expect(container.resolve((@Sendable (Int) -> Int).self)(1) == 2)
            #expect(container.resolve((Int, String).self) == (1, "one"))
            #expect(container.resolve(SIMD16<Double>.self).sum() == 24)
            #expect(container.resolve((any Sendable).self) as? [Int] == [1, 2, 3])
        }
        ContainerHolder.withContainer(container) {
            let vector = Injected<SIMD16<Double>>()
            #expect(vector().sum() == 24)
            #expect(Injected<(Int, String)>()() == (1, "one"))
        }
    }
}
