import DependencyInjection

/// What tells the day; the number is all that the tests need of it.
protocol DayClock: Sendable { var day: Int { get } }

struct RealClock: DayClock { let day = 0 }

struct FixedClock: DayClock {
    let day: Int
    init(_ day: Int = 7) { self.day = day }
}

extension Dependencies {
    var clock: Dependency<any DayClock> { Dependency(.singleton) { _ in RealClock() } }
}

/// A singleton, final as they mostly are.
final class Stock: SingletonInjectable {
    let pieces: Int
    init(container: Container, args: Void) { pieces = 1_000 }
    init(pieces: Int) { self.pieces = pieces }
}

class Printer: PerRequestInjectable {
    var paper: String { "A4" }
    required init(container: Container, args: Void) {}
}

final class SmallPrinter: Printer {
    override var paper: String { "A6" }
}

/// Built from arguments.
struct Label: PerRequestInjectable {
    let text: String
    init(container: Container, args: Int) { text = "order \(args)" }
    init(text: String) { self.text = text }
}

/// Reads its dependencies on first use, from whatever thread or task.
struct Order: PerRequestInjectable, Sendable {
    @Injected(\.clock) private var clock
    @Resolvable private var stock: Stock

    init(container: Container, args: Void) {}

    var day: Int { clock.day }
    var pieces: Int { stock.pieces }
}

struct Refusal: Error, Equatable {}
