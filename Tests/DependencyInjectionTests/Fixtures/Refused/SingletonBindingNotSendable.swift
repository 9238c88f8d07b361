// expect: error: type 'Cache' does not conform to the 'Sendable' protocol
import DependencyInjection

final class Cache {
    var content = 0
}

func bind(_ container: Container) {
    container.bind(Cache.self, .singleton) { _ in Cache() }
}
