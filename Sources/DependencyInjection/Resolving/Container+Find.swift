// What is bound where.
extension Container {
    /// A binding and the container that holds it.
    struct Found: Sendable {
        let key: DependencyKey
        let registration: Registration
        let binding: Binding
        let home: Container

        /// Whether nothing else was bound since.
        var isCurrent: Bool { registration.stillHas(binding) }

        /// The same with what is bound now.
        var renewed: Found {
            Found(key: key, registration: registration, binding: registration.binding ?? binding, home: home)
        }
    }

    /// This container and those that it is a scope of, outward, each by its inner reference.
    var lineage: some Sequence<Container> { sequence(first: inner) { $0.core.parent?.inner } }

    /// The container that keeps the singletons.
    var root: Container { core.parent?.root ?? inner }

    /// The nearest binding, outward.
    func find(_ key: DependencyKey) -> Found? {
        for home in lineage {
            guard let registration = home.core.registration(of: key) else { continue }
            if let binding = registration.binding {
                return Found(key: key, registration: registration, binding: binding, home: home)
            }
        }
        return nil
    }

    /// Registers a type that builds itself and is kept with the root, on its first request.
    func register<T: Injectable>(_ type: T.Type, for request: Request) throws(ResolutionError) -> Found {
        guard let binding = Self.ownBinding(of: type) else {
            throw failure(
                .invalidScope(Wording.unfitConformance(type)),
                DependencyIdentity(type),
                type.instanceScope,
                for: request
            )
        }
        return root.register(.type(type), DependencyIdentity(type), binding)
    }

    /// The binding of a type to its own initialiser; nil where it conforms by no refinement that lets it be kept in its scope.
    static func ownBinding<T: Injectable>(of type: T.Type) -> Binding? {
        func binding<Kept: Injectable & Sendable>(_ type: Kept.Type) -> Binding where Kept.Arguments == Void {
            Binding(type.instanceScope, at: nil, .initialiser) { try Kept(container: $0, args: ()) }
        }
        switch type.instanceScope {
        case .perRequest: return nil
        case .singleton: return (type as? any SingletonInjectable.Type).map { binding($0) }
        case .perScope: return (type as? any PerScopeInjectable.Type).map { binding($0) }
        case .shared: return (type as? any SharedInjectable.Type).map { binding($0) }
        }
    }

    func registerDefault<T>(of keyPath: KeyPath<Dependencies, Dependency<T>>) -> Found {
        let dependency = Dependencies()[keyPath: keyPath]
        return root.register(.keyPath(keyPath), dependency.identity, dependency.binding)
    }

    /// Adds a binding where there is none.
    func register(_ key: DependencyKey, _ identity: DependencyIdentity, _ binding: Binding) -> Found {
        core.withRegistration(of: key, named: identity) { registration in
            let binding = registration.binding ?? binding
            registration.binding = binding
            return Found(key: key, registration: registration, binding: binding, home: self)
        }
    }
}
