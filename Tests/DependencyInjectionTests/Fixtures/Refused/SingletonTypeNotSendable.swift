// expect: error: stored property 'content' of 'Sendable'-conforming class 'Cache' is mutable
import DependencyInjection

final class Cache: SingletonInjectable {
    var content = 0
    init(container: Container, args: Void) {}
}
