import DependencyInjection

private final class Twin: SingletonInjectable {
    init(container: Container, args: Void) {}
}

/// Asks for a type of this file that has a namesake in another.
func resolveTwinOfA(_ container: Container) { _ = container.resolve(Twin.self) }
