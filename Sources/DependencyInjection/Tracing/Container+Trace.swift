extension Container {
    /// Tells the tracer, where there is one.
    @inline(__always)
    func trace(_ event: ResolveEvent) { core.tracer?._withUnsafeGuaranteedRef { $0.trace(event) } }

    /// Builds, and tells the tracer what was built and how long it took.
    func traced<T>(
        _ identity: DependencyIdentity,
        _ binding: Binding?,
        _ scope: InstanceScope,
        for request: Request,
        _ build: () throws(ResolutionError) -> T
    ) throws(ResolutionError) -> T {
        guard core.hasTracer else { return try build() }
        let (instance, time) = try timed(build)
        trace(.built, identity, binding, scope, for: request, instance: instance, time)
        return instance
    }

    /// Tells the tracer of an instance that was given.
    func trace<T>(
        _ kind: ResolveEvent.Kind,
        _ identity: DependencyIdentity,
        _ binding: Binding?,
        _ scope: InstanceScope,
        for request: Request,
        instance: T,
        _ time: BuildTime? = nil
    ) {
        guard core.hasTracer else { return }
        trace(kind, identity, binding, scope, by: Asker(of: request), TypeName.dynamicType(of: instance), time)
    }

    /// Tells the tracer of an instance that was given to who asked, perhaps a while ago.
    @inline(__always)
    func trace(
        _ kind: ResolveEvent.Kind,
        _ identity: DependencyIdentity,
        _ binding: Binding?,
        _ scope: InstanceScope?,
        by asker: Asker,
        _ implementation: (any Any.Type)?,
        _ time: BuildTime?,
        isAbsent: Bool = false
    ) {
        trace(
            ResolveEvent(
                kind: binding?.origin == .substitute ? .substituted : kind,
                requester: asker.requester,
                isEntry: asker.isEntry,
                dependency: identity,
                edge: asker.edge,
                isProperty: asker.isProperty,
                isAbsent: isAbsent,
                scope: scope,
                implementation: implementation,
                place: asker.place,
                bindingPlace: binding?.place,
                duration: time?.total,
                ownDuration: time?.own,
                container: ObjectIdentifier(core)
            )
        )
    }

    /// Tells the tracer of a kept instance that was found by a look into the table.
    @usableFromInline @inline(never)
    func traceReady(_ registration: Unmanaged<Registration>, for request: Request) {
        registration._withUnsafeGuaranteedRef { registration in
            registration.withBinding { binding in
                let (identity, scope) = (registration.identity, binding?.scope ?? .singleton)
                let asker = Asker(of: request.made(by: self))
                trace(.kept, identity, binding, scope, by: asker, registration.implementation, nil)
            }
        }
    }

    /// Tells the tracer of a request that nil or an empty collection answers.
    func traceAbsent(_ type: any Any.Type, for request: Request) {
        guard core.hasTracer else { return }
        let asker = Asker(of: request)
        trace(.declared, DependencyIdentity(type), nil, nil, by: asker, nil, nil, isAbsent: true)
    }

    /// Tells the tracer of a property that came into being on what this container builds.
    func traceDeclared(_ identity: DependencyIdentity, _ edge: ResolveEvent.Edge, _ origin: PropertyOrigin) {
        guard core.hasTracer else { return }
        trace(
            ResolveEvent(
                kind: .declared,
                requester: origin.requester,
                isEntry: false,
                dependency: identity,
                edge: edge,
                isProperty: true,
                isAbsent: false,
                scope: nil,
                implementation: nil,
                place: origin.place,
                bindingPlace: nil,
                duration: nil,
                ownDuration: nil,
                container: ObjectIdentifier(core)
            )
        )
    }
}

extension ResolveEvent {
    /// The event of a request that could not be met.
    init(failed error: ResolutionError, at step: ResolutionError.Step, container: Container) {
        self.init(
            kind: .failed(error),
            requester: Requester(builder: step.consumer, enclosing: nil),
            isEntry: step.consumer == nil,
            dependency: step.dependency,
            edge: .construction,
            isProperty: false,
            isAbsent: false,
            scope: step.scope,
            implementation: nil,
            place: step.place,
            bindingPlace: nil,
            duration: nil,
            ownDuration: nil,
            container: ObjectIdentifier(container.core)
        )
    }
}
