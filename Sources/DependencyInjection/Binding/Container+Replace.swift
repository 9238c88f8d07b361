// Substitutes: for tests, and for variants of a program. A substitute keeps the scope of what it stands in for, and is seen by this
// container and its scopes alone. Instances that were kept are forgotten; the next request meets the substitute.
extension Container {
    /// Has another type built in place of one that builds itself.
    ///
    /// - Parameter substitute: The same type or a subclass; anything else stops the program at this call.
    public func replace<T: Injectable, S: Injectable>(
        _ type: T.Type,
        with substitute: S.Type,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where S.Arguments == T.Arguments, T: SendableMetatype, S: SendableMetatype {
        guard substitute is T.Type else {
            let message = Wording.unfitSubstitute(DependencyIdentity(substitute), DependencyIdentity(type))
            Stop.program(message, at: Place(file: file, line: line))
        }
        replace(type, file: file, line: line) { (container: Container, args: T.Arguments) throws -> T in
            try S.make(in: container, args) as! T
        }
    }

    /// Has a closure make instances in place of what is bound, or of a type that builds itself.
    public func replace<T>(
        _ type: T.Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        let scope = (type as? any Injectable.Type)?.instanceScope ?? .perRequest
        substitute(
            .type(type),
            DependencyIdentity(type),
            scope,
            Binding(scope, at: Place(file: file, line: line), .substitute, make)
        )
    }

    /// Has a closure make instances in place of what is bound, or of a type that builds itself.
    public func replace<T>(
        _ type: T.Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable () throws -> T
    ) {
        replace(type, file: file, line: line) { _ in try make() }
    }

    /// Has a closure make instances from the arguments of each request, in place of a type that builds itself.
    public func replace<T: Injectable>(
        _ type: T.Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container, T.Arguments) throws -> T
    ) {
        substitute(
            .type(type),
            DependencyIdentity(type),
            type.instanceScope,
            Binding(type.instanceScope, at: Place(file: file, line: line), .substitute, passing: make)
        )
    }

    /// Has a closure make what a key path names.
    public func replace<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        let original = Dependencies()[keyPath: dependency]
        let binding = Binding(original.binding.scope, at: Place(file: file, line: line), .substitute, make)
        substitute(.keyPath(dependency), original.identity, original.binding.scope, binding)
    }

    /// Has a closure make what a key path names.
    public func replace<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable () throws -> T
    ) {
        replace(dependency, file: file, line: line) { _ in try make() }
    }

    /// Puts a binding in place of another, whose scope it takes over.
    private func substitute(
        _ key: DependencyKey,
        _ identity: DependencyIdentity,
        _ scope: InstanceScope,
        _ binding: Binding
    ) {
        let scope = find(key)?.binding.scope ?? scope
        core.withRegistration(of: key, named: identity) { $0.binding = binding.with(scope: scope) }
        core.forget(key)
    }
}
