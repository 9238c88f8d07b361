import DependencyInjection
import Testing

private final class Part: Sendable {}

extension Dependencies {
    fileprivate var part: Dependency<Part> { Dependency(.singleton) { _ in Part() } }
    fileprivate subscript(fresh name: String) -> Dependency<Part> { Dependency { _ in Part() } }
    fileprivate subscript(part name: String) -> Dependency<Part> { Dependency(.singleton) { _ in Part() } }
    fileprivate subscript<Key: Hashable & Sendable>(generic key: Key) -> Dependency<Part> {
        Dependency(.singleton) { _ in Part() }
    }
}

@Suite struct KeyPathTests {
    private let container = Container()

    @Test func `key paths of different literals name one singleton`() {
        let first = container.resolve(\.part)
        #expect(container.resolve(\.part) === first)
        #expect(container.resolve(\Dependencies.part) === first)
        ContainerHolder.withContainer(container) { #expect(Injected(\.part)() === first) }
        #expect(otherLiteral() === first)
    }

    @Test func `key paths with other arguments are other singletons, and equal arguments are one`() {
        let one = container.resolve(\.[part: "one"])
        let two = container.resolve(\.[part: "two"])
        #expect(one !== two)
        for _ in 1...200 {
            let name = ["o", "n", "e"].joined()
            #expect(container.resolve(\.[part: name]) === one)
        }
    }

    @Test func `a key path with arguments is replaced and removed by an equal one`() {
        let one = container.resolve(\.[part: "one"])
        let two = container.resolve(\.[part: "two"])
        container.remove(\.[part: "one"])
        let again = container.resolve(\.[part: "one"])
        #expect(again !== one)
        #expect(container.resolve(\.[part: "two"]) === two)
        let substitute = Part()
        container.replace(\.[part: "one"]) { substitute }
        #expect(container.resolve(\.[part: "one"]) === substitute)
        #expect(container.resolve(\.[part: "two"]) === two)
    }

    @Test(arguments: [0, 1])
    func `what a scope puts in the place of a key path is met by every equal one`(nested: Int) {
        func keyPaths() -> (kept: Path, fresh: Path) {
            // With arguments, each evaluation makes another object.
            let name = ["o", "n", "e"].joined()
            return (\.[part: name], \.[fresh: name])
        }
        let (known, others) = (keyPaths(), keyPaths())
        #expect(known.kept !== others.kept && known.kept == others.kept)
        // The root knows these two before the scope is told by the others.
        _ = (container.resolve(known.kept), container.resolve(known.fresh))
        let (scope, substitute) = (container.makeScope(), Part())
        scope.replace(others.kept) { substitute }
        scope.bind(others.fresh) { _ in substitute }
        let asked = (0..<nested).reduce(scope) { outer, _ in outer.makeScope() }
        #expect(asked.resolve(known.kept) === substitute)
        #expect(asked.resolve(known.fresh) === substitute)
        #expect(container.resolve(known.kept) !== substitute && container.resolve(known.fresh) !== substitute)
    }

    private typealias Path = any KeyPath<Dependencies, Dependency<Part>> & Sendable

    @Test func `a key path and a type of the same instance are two dependencies`() {
        container.bind(Part.self, .singleton) { _ in Part() }
        let (bound, named) = (container.resolve(Part.self), container.resolve(\.part))
        #expect(bound !== named)
    }

    @Test func `short-lived key paths of many arguments never meet another's singleton`() throws {
        let numbers = (0..<100).map { number in (number, ObjectIdentifier(container.resolve(\.[generic: number]))) }
        let faults = try onThreads(4) { _ in
            (0..<20).reduce(0) { count, _ in
                count + numbers.count { ObjectIdentifier(container.resolve(\.[generic: $0.0])) != $0.1 }
            }
        }
        #expect(faults == [0, 0, 0, 0])
    }

    private func otherLiteral() -> Part { container.resolve(\.part) }
}
