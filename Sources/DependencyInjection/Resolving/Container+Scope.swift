// Scopes: children of a container that live as long as one HTTP request, or one job.
extension Container {
    /// Makes a scope: a child with its own `perScope` instances, substitutes and provided values. Singletons stay the root's.
    ///
    /// The scope ends when its last reference from outside goes. It keeps the container that it is a scope of.
    public func makeScope() -> Container { Container(scopeOf: self) }

    /// Runs an operation in a new scope, which is current for this task and its child tasks and ends with the operation.
    ///
    /// A detached task does not inherit it.
    public func withScope<R>(_ operation: (Container) throws -> R) rethrows -> R {
        let scope = makeScope()
        defer { scope.core.end() }
        return try ContainerHolder.withContainer(scope) { try operation(scope) }
    }

    /// Gives this container a ready value of a type: the HTTP request, the current user. The containers outward do not see it.
    ///
    /// A value provided again takes the place of the first.
    public func provide<T: Sendable>(
        _ type: T.Type = T.self,
        _ value: T,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let scope: InstanceScope = core.parent == nil ? .singleton : .perScope
        let binding = Binding(scope, at: Place(file: file, line: line), .program) { _ in value }
        core.withRegistration(of: .type(type), named: DependencyIdentity(type)) { $0.binding = binding }
        core.forget(.type(type))
    }
}
