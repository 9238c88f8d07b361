// What can only be made by waiting. A closure with `await` in it is an async factory; it runs where it is isolated to, or else on no actor.
extension Container {
    /// Says how a type is made by waiting, and how long an instance is kept.
    ///
    /// What is kept is built once for all who wait for it; a synchronous request before that is an error. `warmUp` builds singletons ahead.
    public func bind<T: Sendable>(
        _ type: T.Type,
        _ scope: InstanceScope = .perRequest,
        file: StaticString = #fileID,
        line: UInt = #line,
        async make: @escaping @Sendable (Container) async throws -> T
    ) {
        refuseSharedValue(type, scope, file: file, line: line)
        let binding = Binding(scope, at: Place(file: file, line: line), .program, async: make)
        bind(.type(type), DependencyIdentity(type), binding, file: file, line: line)
    }

    /// Chooses what a key path names, in place of what its property says, made by waiting.
    public func bind<T: Sendable>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        _ scope: InstanceScope = .perRequest,
        file: StaticString = #fileID,
        line: UInt = #line,
        async make: @escaping @Sendable (Container) async throws -> T
    ) {
        refuseSharedValue(T.self, scope, file: file, line: line)
        let binding = Binding(scope, at: Place(file: file, line: line), .program, async: make)
        bind(.keyPath(dependency), Dependencies()[keyPath: dependency].identity, binding, file: file, line: line)
    }

    /// Adds one element, made by waiting, to what a request for `[T]` gives.
    public func contribute<T: Sendable>(
        to type: T.Type,
        _ scope: InstanceScope = .perRequest,
        file: StaticString = #fileID,
        line: UInt = #line,
        async make: @escaping @Sendable (Container) async throws -> T
    ) {
        refuseSharedValue(type, scope, file: file, line: line)
        contribute(to: type, Binding(scope, at: Place(file: file, line: line), .program, async: make))
    }
}
