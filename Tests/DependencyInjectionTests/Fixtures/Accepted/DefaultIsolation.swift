// flags: -default-isolation MainActor
import DependencyInjection

nonisolated protocol Clock: Sendable {}
nonisolated struct SystemClock: Clock {}

nonisolated extension Dependencies {
    var clock: Dependency<any Clock> { Dependency(.singleton) { _ in SystemClock() } }
}

final class ViewModel: PerRequestInjectable {
    @Injected(\.clock) var clock
    init(container: Container, args: Void) {}
}
