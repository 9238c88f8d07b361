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
        guard core.tracer != nil else { return try build() }
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
        guard let tracer = core.tracer else { return }
        let thread = thread_context_current()
        tracer.trace(
            ResolveEvent(
                kind: binding?.origin == .substitute ? .substituted : kind,
                consumer: request.consumer(on: thread),
                isEntry: request.isEntry(on: thread),
                dependency: identity,
                edge: request.edge(on: thread),
                isProperty: request.origin != nil,
                scope: scope,
                implementation: Swift.type(of: instance as Any),
                place: request.place,
                bindingPlace: binding?.place,
                duration: duration,
                container: ObjectIdentifier(core)
            )
        )
    }

    /// Tells the tracer of a property that came into being on what this container builds.
    func traceDeclared(_ identity: DependencyIdentity, _ edge: ResolveEvent.Edge, _ origin: PropertyOrigin) {
        guard let tracer = core.tracer else { return }
        tracer.trace(
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

extension Request {
    /// Whether requests start with who asks: with nobody, or with something that was made by hand outside of every build.
    func isEntry(on thread: ThreadContext) -> Bool {
        origin.map { $0._withUnsafeGuaranteedRef { $0.owner == nil } } ?? (thread.innermost == nil)
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
