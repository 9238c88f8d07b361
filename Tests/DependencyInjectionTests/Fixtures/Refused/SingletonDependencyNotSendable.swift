// expect: error: type 'Cache' does not conform to the 'Sendable' protocol
import DependencyInjection

final class Cache {
    var content = 0
}

extension Dependencies {
    var cache: Dependency<Cache> { Dependency(.singleton) { _ in Cache() } }
}
