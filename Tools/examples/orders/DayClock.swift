import DependencyInjection
import Foundation

/// Knows what day it is.
protocol DayClock: Sendable {
    var today: Day { get }
}

/// The day where this program runs.
struct SystemDayClock: DayClock {
    var today: Day {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
        return Day(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }
}

/// A dependency with a name of its own: `@Injected(\.clock)` is checked by the compiler and needs no binding.
extension Dependencies {
    var clock: Dependency<any DayClock> { Dependency(.singleton) { _ in SystemDayClock() } }
}
