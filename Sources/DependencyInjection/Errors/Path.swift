import CPlatform

/// The requests that lead to where this thread is, read from its frames.
enum Path {
    /// The builds that the running code is part of, outermost first: those of tasks, then those of this thread.
    static func steps(of thread: ThreadContext) -> [ResolutionError.Step] {
        (AsyncBuild.current?.path ?? []) + thread.frames.map { $0.pointee.step }.reversed()
    }

    /// The running builds of this thread and the request that it makes now.
    static func steps(
        to identity: DependencyIdentity,
        _ scope: InstanceScope?,
        for request: Request
    ) -> [ResolutionError.Step] {
        let thread = thread_context_current()
        let last = ResolutionError.Step(
            dependency: identity,
            scope: scope,
            place: request.place,
            consumer: request.consumer(on: thread)
        )
        return steps(of: thread) + [last]
    }
}

extension BuildFrame {
    var step: ResolutionError.Step {
        ResolutionError.Step(dependency: identity, scope: scope, place: place, consumer: consumer)
    }

    /// Who asked for what this build makes.
    var consumer: DependencyIdentity? {
        origin?._withUnsafeGuaranteedRef { $0.consumer } ?? parent?.pointee.identity ?? AsyncBuild.current?.identity
    }
}

extension Request {
    /// Who asks: the owner of the property, else what is being built.
    func consumer(on thread: ThreadContext) -> DependencyIdentity? {
        origin?._withUnsafeGuaranteedRef { $0.consumer } ?? thread.innermost?.pointee.identity
            ?? AsyncBuild.current?.identity
    }

    /// Who was handed the container that is asked.
    var owner: BuildOwner? { reference.flatMap { $0._withUnsafeGuaranteedRef { $0.owner } } }

    /// In which way: while its owner is being built, or later.
    func edge(on thread: ThreadContext) -> ResolveEvent.Edge {
        guard let origin else { return owner.map { $0.isUnfinished(on: thread) } ?? true ? .construction : .lazy }
        return origin._withUnsafeGuaranteedRef { origin in
            if origin.isProvider { return .provider }
            return BuildOwner.isUnfinished(origin.ownerSerial, on: thread) ? .construction : .lazy
        }
    }
}
