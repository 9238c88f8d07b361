import CPlatform

// The scope of a binding decides whether an instance is made anew or kept, and by which container.
extension Container {
    /// Gives an instance as the scope of its binding says.
    func give<T>(_ found: Found, as type: T.Type, for request: Request) throws(ResolutionError) -> T {
        var found = found
        while true {
            guard let (registration, home) = try keeper(of: found, for: request) else {
                return try make(found, as: type, for: request)
            }
            if let instance = try home.keep(registration, found, as: type, for: request) { return instance }
            found = found.renewed
        }
    }

    /// The registration that keeps the instance and its container; nil where none is kept.
    func keeper(of found: Found, for request: Request) throws(ResolutionError) -> (Registration, Container)? {
        switch found.binding.scope {
        case .perRequest: return nil
        case .singleton: return (found.registration, found.home)
        case .shared:
            return (found.home.registration(of: .weak(found.registration), as: found.registration), found.home)
        case .perScope:
            try refuseOutsideScope(found, for: request)
            return (registration(of: found.key, as: found.registration), inner)
        }
    }

    /// Where this container keeps an instance whose binding stands elsewhere.
    func registration(of key: DependencyKey, as known: Registration) -> Registration {
        core.registration(of: key) ?? core.withRegistration(of: key, named: known.identity) { $0 }
    }

    /// Builds a new instance.
    private func make<T>(_ found: Found, as type: T.Type, for request: Request) throws(ResolutionError) -> T {
        let identity = found.registration.identity
        let registration = Unmanaged.passUnretained(found.registration)
        try refuseEnded(identity, for: request)
        if found.binding.isAsyncOnly { throw failure(.notReady, identity, .perRequest, for: request) }
        return try traced(type, registration, .passUnretained(found.binding), .perRequest, for: request) {
            () throws(ResolutionError) in
            try running(type, registration, .perRequest, for: request, passing: found.binding.arguments) {
                container in
                try found.binding.make(type, in: container.handedOut, from: request.arguments)
            }
        }
    }

    func refuseEnded(_ identity: DependencyIdentity, for request: Request) throws(ResolutionError) {
        if core.buildsNoMore { throw failure(.containerEnded, identity, for: request) }
    }

    /// Refuses what lives in a scope to who is in none, and to a singleton being built that would outlive it.
    private func refuseOutsideScope(_ found: Found, for request: Request) throws(ResolutionError) {
        let isCaptive = isWithinLongerBuild
        guard isCaptive || core.parent == nil else { return }
        throw failure(isCaptive ? .captive : .outsideScope, found.registration.identity, .perScope, for: request)
    }

    /// Whether the running code is part of the build of something that outlives this scope.
    var isWithinLongerBuild: Bool {
        isPartOfBuild { scope, container in
            guard scope == .singleton || scope == .shared else { return false }
            return (core.parent?.core ?? core).isWithin(container)
        }
    }

    /// Whether the running code is part of such a build.
    private func isPartOfBuild(_ matches: (InstanceScope?, Container) -> Bool) -> Bool {
        thread_context_current().frames.contains {
            matches($0.pointee.scope, $0.pointee.container.takeUnretainedValue())
        } || AsyncBuild.current?.lineage.contains { matches($0.step.scope, $0.container) } == true
    }
}
