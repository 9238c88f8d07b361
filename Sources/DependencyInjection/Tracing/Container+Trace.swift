import CPlatform

extension Container {
    /// Builds, and tells the tracer what was built and how long it took.
    func traced<T>(
        _ identity: DependencyIdentity,
        _ binding: Binding?,
        _ scope: InstanceScope,
        for request: Request,
        _ build: () throws(ResolutionError) -> T
    ) throws(ResolutionError) -> T {
        guard core.hasTracer else { return try build() }
        let start = ContinuousClock.now
        let instance = try build()
        trace(.built, identity, binding, scope, for: request, instance: instance, duration: .now - start)
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
        duration: Duration? = nil
    ) {
        guard core.hasTracer else { return }
        trace(kind, identity, binding, scope, by: Asker(of: request), Swift.type(of: instance as Any), duration)
    }

    /// Tells the tracer of an instance that was given to who asked a while ago.
    func trace(
        _ kind: ResolveEvent.Kind,
        _ identity: DependencyIdentity,
        _ binding: Binding?,
        _ scope: InstanceScope,
        by asker: Asker,
        _ implementation: any Any.Type,
        _ duration: Duration?
    ) {
        core.trace?(
            ResolveEvent(
                kind: binding?.origin == .substitute ? .substituted : kind,
                consumer: asker.consumer,
                isEntry: asker.isEntry,
                dependency: identity,
                edge: asker.edge,
                isProperty: asker.isProperty,
                scope: scope,
                implementation: implementation,
                place: asker.place,
                bindingPlace: binding?.place,
                duration: duration,
                container: ObjectIdentifier(core)
            )
        )
    }

    /// Tells the tracer of a kept instance that was found by a look into the table.
    @usableFromInline @inline(never)
    func traceReady(_ registration: Unmanaged<Registration>, for request: Request) {
        registration._withUnsafeGuaranteedRef { registration in
            // What is ready was bound; it may be forgotten since it was found.
            guard let binding = registration.binding else { return }
            let implementation = registration.readyImplementation ?? registration.valueType
            let asker = Asker(of: request)
            trace(.kept, registration.identity, binding, binding.scope, by: asker, implementation, nil)
        }
    }

    /// Tells the tracer of a property that came into being on what this container builds.
    func traceDeclared(_ identity: DependencyIdentity, _ edge: ResolveEvent.Edge, _ origin: PropertyOrigin) {
        core.trace?(
            ResolveEvent(
                kind: .declared,
                consumer: origin.consumer,
                isEntry: false,
                dependency: identity,
                edge: edge,
                isProperty: true,
                scope: nil,
                implementation: nil,
                place: origin.place,
                bindingPlace: nil,
                duration: nil,
                container: ObjectIdentifier(core)
            )
        )
    }
}

/// Who asked, in which way and where.
struct Asker: Sendable {
    let consumer: DependencyIdentity?
    let edge: ResolveEvent.Edge
    let isProperty: Bool
    /// Whether requests start with who asks: with nobody, or with something that was made by hand outside of every build.
    let isEntry: Bool
    let place: Place

    /// Who makes a request now, on this thread.
    init(of request: Request) {
        let thread = thread_context_current()
        consumer = request.consumer(on: thread)
        edge = request.edge(on: thread)
        isProperty = request.origin != nil
        isEntry = request.origin.map { $0._withUnsafeGuaranteedRef { $0.owner == nil } } ?? (consumer == nil)
        place = request.place
    }
}

extension ResolveEvent {
    /// The event of a request that could not be met.
    init(failed error: ResolutionError, at step: ResolutionError.Step, container: Container) {
        self.init(
            kind: .failed(error),
            consumer: step.consumer,
            isEntry: step.consumer == nil,
            dependency: step.dependency,
            edge: .construction,
            isProperty: false,
            scope: step.scope,
            implementation: nil,
            place: step.place,
            bindingPlace: nil,
            duration: nil,
            container: ObjectIdentifier(container.core)
        )
    }
}
