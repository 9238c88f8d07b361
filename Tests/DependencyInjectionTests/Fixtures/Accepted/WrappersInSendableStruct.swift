import DependencyInjection

final class Log: SingletonInjectable {
    init(container: Container, args: Void) {}
}

struct Tools: Sendable {
    @Resolvable var log: Log
    @Injected var maybe: Log?
    @Injected var makeLog: Provider<Log>
}

final class Keeper: SingletonInjectable {
    let tools = Tools()
    init(container: Container, args: Void) {}
}
