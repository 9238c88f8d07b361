import DependencyInjection
import Distributed

final class Log: SingletonInjectable {
    init(container: Container, args: Void) {}
}

struct Page: PerRequestInjectable {
    @DependencyInjection.Resolvable var log: Log
    @Injected var again: Log
    init(container: Container, args: Void) {}
}

distributed actor Remote {
    typealias ActorSystem = LocalTestingDistributedActorSystem
    distributed func greet() -> String { "hello" }
}
