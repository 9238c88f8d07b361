import DependencyInjection

protocol Engine: Sendable { var power: Int { get } }

struct ElectricEngine: Engine { let power = 150 }

extension Dependencies {
    var owner: Dependency<String> { Dependency { _ in "nobody" } }
}

final class Car: PerRequestInjectable {
    @Injected private var engine: any Engine
    @Injected(\.owner) private var owner
    private let colour: String

    init(container: Container, args: String) { colour = args }

    var text: String { "A \(colour) car of \(engine.power) kW that belongs to \(owner)." }
}

let container = Container()
container.bind((any Engine).self, .singleton) { _ in ElectricEngine() }
print(container.resolve(Car.self, args: "red").text)
