public import CPlatform

extension Container {
    /// Builds, and tells the tracer what was built and how long it took. No clock is read without a tracer.
    ///
    /// - Parameters:
    ///   - registration: That of what is built; nil for a type that builds itself and is not kept.
    ///   - binding: What makes it; nil for a type that builds itself.
    @inlinable @inline(__always)
    func traced<T>(
        _ type: T.Type,
        _ registration: Unmanaged<Registration>?,
        _ binding: Unmanaged<Binding>?,
        _ scope: InstanceScope,
        for request: Request,
        _ build: () throws(ResolutionError) -> T
    ) throws(ResolutionError) -> T {
        guard core.hasTracer else { return try build() }
        let watch = Stopwatch(on: thread_context_current())
        do throws(ResolutionError) {
            let instance = try build()
            withUnsafePointer(to: instance) { instance in
                traceBuilt(UnsafeRawPointer(instance), as: type, registration, binding, scope, for: request, watch)
            }
            return instance
        } catch {
            watch.stop()
            throw error
        }
    }

    /// Tells the tracer of an instance that was built just now.
    @usableFromInline @inline(never)
    func traceBuilt(
        _ instance: UnsafeRawPointer,
        as type: any Any.Type,
        _ registration: Unmanaged<Registration>?,
        _ binding: Unmanaged<Binding>?,
        _ scope: InstanceScope,
        for request: Request,
        _ watch: Stopwatch
    ) {
        let time = watch.stop()
        let identity = registration?._withUnsafeGuaranteedRef { $0.identity } ?? DependencyIdentity(type)
        let implementation = TypeName.dynamicType(at: instance, as: type)
        core.trace(.built, identity, binding, scope, by: Asker(of: request.made(by: self)), implementation, time)
    }

    /// Tells the tracer of a kept instance that was given.
    func traceKept(_ registration: Registration, _ binding: Binding, for request: Request) {
        guard core.hasTracer else { return }
        traceKept(.passUnretained(registration), .passUnretained(binding), in: core, for: request)
    }

    /// Tells the tracer of a kept instance that was found by a look into the table.
    @usableFromInline @inline(never)
    func traceReady(_ registration: Unmanaged<Registration>, for request: Request) {
        let binding = registration._withUnsafeGuaranteedRef { $0.unmanagedBinding }
        traceKept(registration, binding, in: core, for: request)
    }

    /// Tells the tracer of an instance that a container keeps.
    @inline(__always)
    func traceKept(
        _ registration: Unmanaged<Registration>,
        _ binding: Unmanaged<Binding>?,
        in home: ContainerCore,
        for request: Request
    ) {
        registration._withUnsafeGuaranteedRef { registration in
            let scope = binding?._withUnsafeGuaranteedRef { $0.scope } ?? .singleton
            let asker = Asker(of: request.made(by: self))
            home.trace(.kept, registration.identity, binding, scope, by: asker, registration.implementation, nil)
        }
    }

    /// Tells the tracer of a request that nil or an empty collection answers.
    func traceAbsent(_ type: any Any.Type, for request: Request) {
        guard core.hasTracer else { return }
        let asker = Asker(of: request)
        core.trace(.declared, DependencyIdentity(type), nil, nil, by: asker, nil, nil, isAbsent: true)
    }

    /// Tells the tracer of a property that came into being on what this container builds.
    func traceDeclared(_ identity: DependencyIdentity, _ edge: ResolveEvent.Edge, _ origin: PropertyOrigin) {
        guard core.hasTracer else { return }
        core.trace(
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
                time: nil,
                container: ObjectIdentifier(core)
            )
        )
    }
}

extension ContainerCore {
    /// Tells the tracer, where there is one.
    @inline(__always)
    func trace(_ event: ResolveEvent) { tracer?._withUnsafeGuaranteedRef { $0.trace(event) } }

    /// Tells the tracer of an instance that was given to who asked, perhaps a while ago.
    @inline(__always)
    func trace(
        _ kind: ResolveEvent.Kind,
        _ identity: DependencyIdentity,
        _ binding: Unmanaged<Binding>?,
        _ scope: InstanceScope?,
        by asker: Asker,
        _ implementation: (any Any.Type)?,
        _ time: BuildTime?,
        isAbsent: Bool = false
    ) {
        let (isSubstitute, bindingPlace) =
            binding?._withUnsafeGuaranteedRef { ($0.origin == .substitute, $0.place) } ?? (false, nil)
        trace(
            ResolveEvent(
                kind: isSubstitute ? .substituted : kind,
                requester: asker.requester,
                isEntry: asker.isEntry,
                dependency: identity,
                edge: asker.edge,
                isProperty: asker.isProperty,
                isAbsent: isAbsent,
                scope: scope,
                implementation: implementation,
                place: asker.place,
                bindingPlace: bindingPlace,
                time: time,
                container: ObjectIdentifier(self)
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
            time: nil,
            container: ObjectIdentifier(container.core)
        )
    }
}
