import CPlatform

// The long way to an instance: what is bound where, in which scope it is kept, who builds it.
extension Container {
    /// Gives a type that builds itself, or what stands in for it.
    @usableFromInline @inline(never)
    func giveInjectable<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>?
    ) throws(ResolutionError) -> T {
        try withUnsafePointer(to: args) { pointer throws(ResolutionError) in
            let arguments = MemoryLayout<T.Arguments>.size == 0 ? nil : UnsafeRawPointer(pointer)
            let request = Request(at: place, arguments: arguments, origin: origin)
            if let found = find(.type(type)) { return try give(found, as: type, for: request) }
            guard type.instanceScope == .perRequest else {
                return try give(register(type, for: request), as: type, for: request)
            }
            try refuseEnded(DependencyIdentity(type), for: request)
            return try traced(DependencyIdentity(type), nil, .perRequest, for: request) { () throws(ResolutionError) in
                try build(type, args: args, place: place, origin: origin)
            }
        }
    }

    /// Gives what was bound for a type; else what the type's form gives without a binding; else builds it, where it builds itself.
    @usableFromInline @inline(never)
    func giveBound<T>(_ type: T.Type, _ request: Request) throws(ResolutionError) -> T {
        if let found = find(.type(type)) { return try give(found, as: type, for: request) }
        if let form = type as? any DependencyForm.Type { return try form.give(from: self, for: request) as! T }
        if let injectable = type as? any Injectable.Type { return try giveOpened(injectable, request) as! T }
        try refuseEnded(DependencyIdentity(type), for: request)
        throw failure(.missingBinding, DependencyIdentity(type), for: request, candidates: candidates(for: type))
    }

    @usableFromInline @inline(never)
    func giveOrStop<T>(_ type: T.Type, place: Place) -> T {
        do { return try giveBound(type, Request(at: place)) } catch { error.stop(at: place) }
    }

    @usableFromInline @inline(never)
    func giveOrStop<T>(_ keyPath: KeyPath<Dependencies, Dependency<T>>, place: Place) -> T {
        do { return try giveNamed(keyPath, Request(at: place)) } catch { error.stop(at: place) }
    }

    /// Gives what a key path names: what the program bound for it, else what its property says.
    @usableFromInline @inline(never)
    func giveNamed<T>(_ keyPath: KeyPath<Dependencies, Dependency<T>>, _ request: Request) throws(ResolutionError) -> T
    {
        let found = find(.keyPath(keyPath)) ?? registerDefault(of: keyPath)
        return try give(found, as: T.self, for: request)
    }

    private func giveOpened<T: Injectable>(_ type: T.Type, _ request: Request) throws(ResolutionError) -> T {
        guard let none = () as? T.Arguments else {
            throw failure(.missingArguments, DependencyIdentity(type), for: request)
        }
        return try giveInjectable(type, args: none, place: request.place, origin: request.origin)
    }
}

// MARK: What is bound

extension Container {
    /// A binding and the container that holds it.
    struct Found {
        let key: DependencyKey
        let registration: Registration
        let binding: Binding
        let home: Container
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
    private func register<T: Injectable>(_ type: T.Type, for request: Request) throws(ResolutionError) -> Found {
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
    private static func ownBinding<T: Injectable>(of type: T.Type) -> Binding? {
        func binding<Kept: Injectable & Sendable>(_ type: Kept.Type) -> Binding where Kept.Arguments == Void {
            Binding(type.instanceScope, at: nil, .type) { try Kept(container: $0, args: ()) }
        }
        switch type.instanceScope {
        case .perRequest: return nil
        case .singleton: return (type as? any SingletonInjectable.Type).map { binding($0) }
        case .perScope: return (type as? any PerScopeInjectable.Type).map { binding($0) }
        case .shared: return (type as? any SharedInjectable.Type).map { binding($0) }
        }
    }

    private func registerDefault<T>(of keyPath: KeyPath<Dependencies, Dependency<T>>) -> Found {
        let dependency = Dependencies()[keyPath: keyPath]
        return root.register(.keyPath(keyPath), dependency.identity, dependency.binding)
    }

    /// Adds a binding where there is none.
    private func register(_ key: DependencyKey, _ identity: DependencyIdentity, _ binding: Binding) -> Found {
        core.withRegistration(of: key, named: identity) { registration in
            let binding = registration.binding ?? binding
            registration.binding = binding
            return Found(key: key, registration: registration, binding: binding, home: self)
        }
    }
}

// MARK: By scope

extension Container {
    /// Gives an instance as the scope of its binding says.
    func give<T>(_ found: Found, as type: T.Type, for request: Request) throws(ResolutionError) -> T {
        switch found.binding.scope {
        case .perRequest: return try make(found, as: type, for: request)
        case .singleton, .shared: return try found.home.keep(found.registration, found.binding, as: type, for: request)
        case .perScope:
            try refuseOutsideScope(found, for: request)
            let registration = core.withRegistration(of: found.key, named: found.registration.identity) { $0 }
            return try inner.keep(registration, found.binding, as: type, for: request)
        }
    }

    /// Builds a new instance.
    private func make<T>(_ found: Found, as type: T.Type, for request: Request) throws(ResolutionError) -> T {
        try refuseEnded(found.registration.identity, for: request)
        return try traced(found.registration.identity, found.binding, .perRequest, for: request) {
            () throws(ResolutionError) in
            try running(type, found.registration, .perRequest, for: request, passing: Any.self) { container in
                try withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { target in
                    try found.binding.make(container, request.arguments, target.baseAddress!)
                    return target.moveElement(from: 0)
                }
            }
        }
    }

    func refuseEnded(_ identity: DependencyIdentity, for request: Request) throws(ResolutionError) {
        if core.hasEnded { throw failure(.containerEnded, identity, for: request) }
    }

    /// Refuses what lives in a scope to who is in none, and to a singleton being built that would outlive it.
    private func refuseOutsideScope(_ found: Found, for request: Request) throws(ResolutionError) {
        let outward = lineage.dropFirst(core.parent == nil ? 0 : 1).map { ObjectIdentifier($0) }
        let isCaptive = thread_context_current().frames.contains { frame in
            [.singleton, .shared].contains(frame.pointee.scope)
                && outward.contains(ObjectIdentifier(frame.pointee.container.takeUnretainedValue()))
        }
        guard isCaptive || core.parent == nil else { return }
        throw failure(isCaptive ? .captive : .outsideScope, found.registration.identity, .perScope, for: request)
    }
}
