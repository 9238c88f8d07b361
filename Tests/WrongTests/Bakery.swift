import DependencyInjection

protocol Oven: Sendable { var degrees: Int { get } }

struct RealOven: Oven { let degrees = 230 }

struct ColdOven: Oven { let degrees = 20 }

struct Burnt: Error {}

final class Flour: SingletonInjectable {
    init(container: Container, args: Void) {}
}

final class Bread: SingletonInjectable {
    private let oven = Injected(\.oven)
    private let flour = Resolvable<Flour>()

    init(container: Container, args: Void) {}

    var degrees: Int { oven().degrees }
    func knead() { _ = flour() }
}

extension Dependencies {
    var oven: Dependency<any Oven> { Dependency(.singleton) { _ in RealOven() } }
}
