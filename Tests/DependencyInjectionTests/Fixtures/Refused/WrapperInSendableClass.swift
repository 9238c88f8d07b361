// expect: error: stored property '_log' of 'Sendable'-conforming class 'Keeper' is mutable
import DependencyInjection

final class Log: SingletonInjectable {
    init(container: Container, args: Void) {}
}

final class Keeper: SingletonInjectable {
    @Injected var log: Log
    init(container: Container, args: Void) {}
}
