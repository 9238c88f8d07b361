import CPlatform

// Every error of a request is made here, so that the tracer hears of each once.
extension Container {
    /// The error of a request that cannot be met, told to the tracer.
    func failure(
        _ kind: ResolutionError.Kind,
        _ identity: DependencyIdentity,
        _ scope: InstanceScope? = nil,
        for request: Request,
        candidates: [ResolutionError.Candidate] = []
    ) -> ResolutionError {
        let path = Path.steps(to: identity, scope, for: request)
        return report(ResolutionError(kind, path: path, candidates: candidates))
    }

    /// The error of a request that needs itself to finish: `isStart` tells the step with which the cycle begins.
    func cycle(path: [ResolutionError.Step], startingAt start: Int) -> ResolutionError {
        report(ResolutionError(.cycle, path: Array(path[start...]), entryPath: Array(path[...start])))
    }

    /// The error of a request for what this thread is making already: the cycle begins with the frame for which `isMaker` is true.
    func cycle(
        to identity: DependencyIdentity,
        _ scope: InstanceScope?,
        for request: Request,
        where isMaker: (BuildFrame) -> Bool
    ) -> ResolutionError {
        let inner = thread_context_current().frames.prefix { !isMaker($0.pointee) }
        let path = Path.steps(to: identity, scope, for: request)
        return cycle(path: path, startingAt: max(0, path.count - 2 - inner.reduce(0) { count, _ in count + 1 }))
    }

    /// Tells the tracer of an error, outside of every lock.
    func report(_ error: ResolutionError) -> ResolutionError {
        guard core.hasTracer, let step = error.path.last else { return error }
        core.trace(ResolveEvent(failed: error, at: step, container: self))
        return error
    }
}

extension UnsafeMutablePointer<BuildFrame> {
    private var container: Container { pointee.container.takeUnretainedValue() }

    /// The error of a build that an initialiser or a factory ended by throwing. An error of a request inside it is passed on as it is.
    @usableFromInline @inline(never)
    func failure(_ error: any Error) -> ResolutionError {
        if let error = error as? ResolutionError { return error }
        let steps = sequence(first: self) { $0.pointee.parent }.map { $0.pointee.step }
        let path = (AsyncBuild.current?.path ?? []) + steps.reversed()
        return container.report(ResolutionError(.buildFailed(error), path: path))
    }

    /// The error of this build, which `outer` around it is already making.
    @usableFromInline @inline(never)
    func cycle(from outer: UnsafeMutablePointer<BuildFrame>) -> ResolutionError {
        let frames = Array(sequence(first: self) { $0.pointee.parent }.reversed())
        let before = AsyncBuild.current?.path ?? []
        // `outer` is one of the frames: the caller found it among them.
        let start = before.count + frames.firstIndex(of: outer)!
        return container.cycle(path: before + frames.map { $0.pointee.step }, startingAt: start)
    }
}
