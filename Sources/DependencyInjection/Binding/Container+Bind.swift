// What the program says about its abstractions. Each of these stops the program with the reason where it cannot be meant.
extension Container {
    /// Says how a type is made: a new instance for each request.
    ///
    /// The closure runs once for each request and may throw; the request's error then holds what it threw. A second binding for one type
    /// in one container is refused: use `replace` to put something in its place.
    public func bind<T>(
        _ type: T.Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        let binding = Binding(.perRequest, at: Place(file: file, line: line), .program, make)
        bind(.type(type), DependencyIdentity(type), binding, file: file, line: line)
    }

    /// Says how a type is made and how long an instance is kept.
    public func bind<T: Sendable>(
        _ type: T.Type,
        _ scope: InstanceScope,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        let binding = Binding(scope, at: Place(file: file, line: line), .program, make)
        refuseSharedValue(type, scope, file: file, line: line)
        bind(.type(type), DependencyIdentity(type), binding, file: file, line: line)
    }

    /// Chooses what a key path names, in place of what its property says: a new instance for each request.
    public func bind<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        let binding = Binding(.perRequest, at: Place(file: file, line: line), .program, make)
        bind(.keyPath(dependency), Dependencies()[keyPath: dependency].identity, binding, file: file, line: line)
    }

    /// Chooses what a key path names, in place of what its property says, and how long an instance is kept.
    public func bind<T: Sendable>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        _ scope: InstanceScope,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        let binding = Binding(scope, at: Place(file: file, line: line), .program, make)
        refuseSharedValue(T.self, scope, file: file, line: line)
        bind(.keyPath(dependency), Dependencies()[keyPath: dependency].identity, binding, file: file, line: line)
    }

    /// Binds, unless the program has bound it before.
    func bind(
        _ key: DependencyKey,
        _ identity: DependencyIdentity,
        _ binding: Binding,
        file: StaticString,
        line: UInt
    ) {
        let (earlier, wasFound) = core.withRegistration(of: key, named: identity) { registration in
            switch registration.binding?.origin {
            case .program: return (registration.binding, true)
            // What was replaced before it was bound stays replaced, in the scope that is told now.
            case .substitute: registration.binding = registration.binding?.with(scope: binding.scope)
            case .initialiser, .type, nil: registration.binding = binding
            }
            return (nil, registration.wasFound)
        }
        if let earlier { Stop.program(Wording.boundTwice(identity, earlier.place), at: Place(file: file, line: line)) }
        // What nobody had looked for keeps nothing; in a scope, what the parent binds may be kept in its place meanwhile.
        if wasFound || core.parent != nil { core.forget(key) }
    }

    /// Stops the program where a value type shall be kept weakly.
    func refuseSharedValue<T>(_ type: T.Type, _ scope: InstanceScope, file: StaticString, line: UInt) {
        guard scope == .shared, TypeName.isValue(type) else { return }
        Stop.program(Wording.sharedValue(DependencyIdentity(type)), at: Place(file: file, line: line))
    }
}
