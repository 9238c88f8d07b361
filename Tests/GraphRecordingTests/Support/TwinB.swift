import DependencyInjection

private final class Twin: SingletonInjectable {
    let other = Resolvable<Alone>()
    init(container: Container, args: Void) { _ = other() }
}
private final class Alone: SingletonInjectable {
    init(container: Container, args: Void) {}
}

/// Asks for a type of this file that has a namesake in another.
func resolveTwinOfB(_ container: Container) { _ = container.resolve(Twin.self) }
