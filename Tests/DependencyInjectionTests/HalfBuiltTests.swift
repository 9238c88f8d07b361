import DependencyInjection
import Testing

private struct Refusal: Error {}

/// Fails until it is the third attempt.
private final class Stubborn: SingletonInjectable {
    let attempt: Int
    init(container: Container, args: Void) throws {
        attempt = container.resolve(Counter.self).increment()
        if attempt < 3 { throw Refusal() }
    }
}

private final class Owner: PerRequestInjectable {
    @Injected var stubborn: Stubborn
    init(container: Container, args: Void) {}
    func read() throws(ResolutionError) -> Stubborn { try _stubborn.tryResolve() }
}

/// Law 5: nothing half built is kept.
@Suite struct HalfBuiltTests {
    private let container = Container()

    init() { container.provide(Counter.self, Counter()) }

    @Test func `a failed build is not kept and the next request tries again`() throws {
        #expect(throws: ResolutionError.self) { try container.tryResolve(Stubborn.self) }
        #expect(throws: ResolutionError.self) { try container.tryResolve(Stubborn.self) }
        let stubborn = try container.tryResolve(Stubborn.self)
        #expect(stubborn.attempt == 3)
        #expect(try container.tryResolve(Stubborn.self) === stubborn)
    }

    @Test func `a failed read of a property is not kept and the next read tries again`() throws {
        let owner = container.resolve(Owner.self)
        #expect(throws: ResolutionError.self) { try owner.read() }
        #expect(throws: ResolutionError.self) { try owner.read() }
        #expect(try owner.read().attempt == 3)
        #expect(owner.stubborn.attempt == 3)
    }

    @Test func `the error of a failed build carries what was thrown and where it was asked for`() {
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve(Stubborn.self) }
        guard case .buildFailed(let cause)? = error?.kind else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(cause is Refusal)
        #expect(error?.path.map(\.place.line) == [44])
    }

    @Test func `a failed build of a dependency fails its consumers with the whole path`() {
        container.bind(Int.self, .singleton) { try $0.tryResolve(Stubborn.self).attempt }
        container.bind(String.self) { try String($0.tryResolve(Int.self)) }
        let error = #expect(throws: ResolutionError.self) { try container.tryResolve(String.self) }
        #expect(error?.drawing == "String → Int → Stubborn")
    }

    @Test func `what is caught inside a build does not fail it`() throws {
        container.bind(Int.self, .singleton) { (try? $0.tryResolve(Stubborn.self).attempt) ?? 0 }
        #expect(try container.tryResolve(Int.self) == 0)
    }

    @Test func `threads that share a failing build are not left waiting`() throws {
        for _ in 1...200 {
            let container = Container()
            container.provide(Counter.self, Counter())
            let attempts = try onThreads(4, within: 5) { _ in
                for _ in 1...20 {
                    if let stubborn = try? container.tryResolve(Stubborn.self) { return stubborn.attempt }
                }
                return -1
            }
            #expect(attempts.allSatisfy { $0 == 3 })
        }
    }
}
