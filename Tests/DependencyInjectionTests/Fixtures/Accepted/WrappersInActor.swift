import DependencyInjection

final class Log: SingletonInjectable {
    init(container: Container, args: Void) {}
}

actor Station {
    @Resolvable private var log: Log
    @Injected private var others: [Log]
    func use() -> (Log, Int) { (log, others.count) }
}
