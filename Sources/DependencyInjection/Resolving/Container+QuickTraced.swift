public import CPlatform

// The quick way with a tracer: what is kept and what is built is found as without one, and then the tracer is told.
extension Container {
    /// A kept instance, which stays until the read ends; nil where none is kept, nobody traces or the container is a scope.
    ///
    /// In two halves, since an optional of an existential costs more to pass on than all the rest.
    @inlinable @inline(__always)
    func beginTracedRead(_ key: UInt, on thread: ThreadContext) -> (Unmanaged<Registration>, KeptInstance)? {
        guard core.isTraced, let registration = core.table[key],
            let kept = registration._withUnsafeGuaranteedRef({ $0.beginRead(on: thread) })
        else { return nil }
        return (registration, kept)
    }

    /// A copy of the instance, of which the tracer is told.
    @inlinable @inline(__always)
    func endTracedRead<T>(
        of registration: Unmanaged<Registration>,
        _ kept: KeptInstance,
        as type: T.Type,
        on thread: ThreadContext,
        for request: Request
    ) -> T {
        let instance = kept.value(as: type)
        thread_reads_end(thread)
        traceReady(registration, for: request)
        return instance
    }

    /// As without a tracer, out of the way of the code that asks; all else goes the long way.
    @inlinable @inline(never)
    func giveTraced<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>?
    ) throws(ResolutionError) -> T {
        if type.instanceScope == .perRequest {
            if knowsNothing(of: ContainerCore.key(of: type)) {
                return try buildTraced(type, args: args, place: place, origin: origin)
            }
        } else if core.isScope {
            let request = Request(at: place, origin: origin)
            if let kept = readTraced(ContainerCore.key(of: type), as: type, for: request) { return kept }
            if type.instanceScope == .perScope, let registration = claimInScope(type) {
                let built = Unmanaged.passUnretained(registration)
                return try traced(type, built, nil, .perScope, for: request) { () throws(ResolutionError) in
                    try buildKept(type, registration, .perScope, for: request) { container in
                        try T.make(in: container.handedOut, args)
                    }
                }
            }
        }
        return try giveInjectable(type, args: args, place: place, origin: origin)
    }

    @inlinable @inline(never)
    func giveTraced<T>(_ type: T.Type, _ request: Request) throws(ResolutionError) -> T {
        let key = ContainerCore.key(of: type)
        if core.isScope, let kept = readTraced(key, as: type, for: request) { return kept }
        if let bound = maker(of: key) { return try buildTraced(type, bound, for: request) }
        return try giveBound(type, request)
    }

    @inlinable @inline(never)
    func giveTraced<T>(
        named dependency: KeyPath<Dependencies, Dependency<T>>,
        _ request: Request
    ) throws(ResolutionError) -> T {
        let key = ContainerCore.key(of: dependency)
        if core.isScope, let kept = readTraced(key, named: dependency, as: T.self, for: request) { return kept }
        if let bound = maker(of: key, named: dependency) { return try buildTraced(T.self, bound, for: request) }
        return try giveNamed(dependency, request)
    }

    /// A copy of what a request from this scope finds kept, of which the tracer is told; nil where the long way has to decide.
    @inlinable @inline(__always)
    func readTraced<T>(
        _ key: UInt,
        named keyPath: AnyKeyPath? = nil,
        as type: T.Type,
        for request: Request
    ) -> T? {
        let thread = thread_context_current()
        guard let read = beginScopeRead(key, named: keyPath, on: thread) else { return nil }
        let instance = endScopeRead(read, as: type, on: thread)
        traceRead(read, key, named: keyPath, for: request)
        return instance
    }

    /// Builds an instance by its own initialiser.
    @inlinable @inline(__always)
    func buildTraced<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>?
    ) throws(ResolutionError) -> T {
        try _withUnprotectedUnsafePointer(to: args) { pointer throws(ResolutionError) in
            let arguments = MemoryLayout<T.Arguments>.size == 0 ? nil : UnsafeRawPointer(pointer)
            let request = Request(at: place, arguments: arguments, origin: origin)
            return try traced(type, nil, nil, .perRequest, for: request) { () throws(ResolutionError) in
                try running(type, nil, .perRequest, for: request, passing: T.Arguments.self) { container in
                    try T.make(in: container.handedOut, args)
                }
            }
        }
    }

    /// Builds a new instance of what is bound.
    @inlinable @inline(__always)
    func buildTraced<T>(
        _ type: T.Type,
        _ bound: BoundMaker,
        for request: Request
    ) throws(ResolutionError) -> T {
        let make = bound.maker.closure(making: type)
        return try traced(type, bound.registration, bound.binding, .perRequest, for: request) {
            () throws(ResolutionError) in
            try build(type, bound, for: request) { container in try make(container.handedOut) }
        }
    }

    /// Tells the tracer of what was read.
    @usableFromInline @inline(never)
    func traceRead(_ read: ScopeRead, _ key: UInt, named keyPath: AnyKeyPath?, for request: Request) {
        // Where a scope keeps an instance, the binding may be one outward.
        let binding = read.registration._withUnsafeGuaranteedRef { $0.unmanagedBinding }
        traceKept(
            read.registration,
            binding ?? bound(key, named: keyPath)?.binding,
            in: read.home.takeUnretainedValue(),
            for: request
        )
    }
}
