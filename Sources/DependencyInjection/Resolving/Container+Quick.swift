public import CPlatform

// The quick way: what is kept, and what nothing stands in for, without leaving the module of the caller. All else goes the long way.
extension Container {
    /// A copy of a kept instance; nil where none is kept, as for every type that is built anew for each request.
    @inlinable @inline(__always)
    func ready<T: Injectable>(_ type: T.Type) -> T? {
        type.instanceScope == .perRequest ? nil : core.ready(ContainerCore.key(of: type), as: type)
    }

    /// An instance that is not there by a quick look, out of the way of the code that asks; stops the program where there is none to give.
    @inlinable @inline(never)
    func giveOrStop<T: Injectable>(_ type: T.Type, args: T.Arguments, place: Place) -> T {
        do { return try giveUnready(type, args: args, place: place) } catch { error.stop(at: place) }
    }

    /// A kept instance, or a new one that nothing stands in for, without leaving the caller's module; all else goes the long way.
    @inlinable @inline(__always)
    func give<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>? = nil
    ) throws(ResolutionError) -> T {
        if let ready = ready(type) { return ready }
        return try giveUnready(type, args: args, place: place, origin: origin)
    }

    /// The same where a look into the table was not enough.
    @inlinable @inline(__always)
    func giveUnready<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>? = nil
    ) throws(ResolutionError) -> T {
        if core.isPlain {
            if type.instanceScope == .perRequest {
                if core.table[ContainerCore.key(of: type)] == nil {
                    return try build(type, args: args, place: place, origin: origin)
                }
            } else if type.instanceScope == .singleton, let registration = claim(type) {
                return try buildKept(type, registration, .singleton, args: args, place: place, origin: origin)
            }
        } else if core.isScoped {
            if type.instanceScope == .perRequest {
                if knowsNothing(of: ContainerCore.key(of: type)) {
                    return try build(type, args: args, place: place, origin: origin)
                }
            } else {
                let thread = thread_context_current()
                if let read = beginScopeRead(ContainerCore.key(of: type), on: thread) {
                    return endScopeRead(read, as: type, on: thread)
                }
                if type.instanceScope == .perScope, let registration = claimInScope(type) {
                    return try buildKept(type, registration, .perScope, args: args, place: place, origin: origin)
                }
            }
        } else if type.instanceScope != .perRequest {
            let thread = thread_context_current()
            if let (registration, kept) = beginTracedRead(ContainerCore.key(of: type), on: thread) {
                let request = Request(at: place, origin: origin)
                return endTracedRead(of: registration, kept, as: type, on: thread, for: request)
            }
        }
        return try giveInjectable(type, args: args, place: place, origin: origin)
    }

    /// A kept instance; all else goes the long way.
    @inlinable @inline(__always)
    func give<T>(
        _ type: T.Type,
        place: Place,
        origin: Unmanaged<PropertyOrigin>? = nil
    ) throws(ResolutionError) -> T {
        if let ready = core.ready(ContainerCore.key(of: type), as: type) { return ready }
        return try giveUnready(type, Request(at: place, origin: origin))
    }

    /// A kept instance, found by the identity of the key path; all else goes the long way.
    @inlinable @inline(__always)
    func give<T>(
        named dependency: KeyPath<Dependencies, Dependency<T>>,
        place: Place,
        origin: Unmanaged<PropertyOrigin>? = nil
    ) throws(ResolutionError) -> T {
        if let ready = core.ready(ContainerCore.key(of: dependency), as: T.self) { return ready }
        return try giveUnready(named: dependency, Request(at: place, origin: origin))
    }

    /// A kept instance that is not there by a quick look, or a new one of what is bound; all else goes the long way.
    @inlinable @inline(__always)
    func giveUnready<T>(_ type: T.Type, _ request: Request) throws(ResolutionError) -> T {
        let (key, thread) = (ContainerCore.key(of: type), thread_context_current())
        if let (registration, kept) = beginTracedRead(key, on: thread) {
            return endTracedRead(of: registration, kept, as: type, on: thread, for: request)
        }
        if core.isPlain, let (registration, maker) = claim(key) {
            return try buildKept(type, registration, .singleton, for: request, maker.closure(making: type))
        }
        if core.isScoped, let read = beginScopeRead(key, on: thread) {
            return endScopeRead(read, as: type, on: thread)
        }
        if core.isPlain || core.isScoped, let (registration, maker) = maker(of: key) {
            return try build(type, registration, for: request, maker.closure(making: type))
        }
        return try giveBound(type, request)
    }

    @inlinable @inline(__always)
    func giveUnready<T>(
        named dependency: KeyPath<Dependencies, Dependency<T>>,
        _ request: Request
    ) throws(ResolutionError) -> T {
        let (key, thread) = (ContainerCore.key(of: dependency), thread_context_current())
        if let (registration, kept) = beginTracedRead(key, on: thread) {
            return endTracedRead(of: registration, kept, as: T.self, on: thread, for: request)
        }
        if core.isScoped, let read = beginScopeRead(key, named: dependency, on: thread) {
            return endScopeRead(read, as: T.self, on: thread)
        }
        if core.isPlain || core.isScoped, let (registration, maker) = maker(of: key, named: dependency) {
            return try build(T.self, registration, for: request, maker.closure(making: T.self))
        }
        return try giveNamed(dependency, request)
    }

    /// Builds a new instance of what is bound.
    @inlinable @inline(__always)
    func build<T>(
        _ type: T.Type,
        _ registration: Registration,
        for request: Request,
        _ make: (Container) throws -> T
    ) throws(ResolutionError) -> T {
        try running(type, registration, .perRequest, for: request, passing: Void.self, make)
    }

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

    /// What was bound and is not there by a quick look, out of the way of the code that asks; stops the program where there is none to give.
    @inlinable @inline(never)
    func giveOrStop<T>(_ type: T.Type, place: Place) -> T {
        do { return try giveUnready(type, Request(at: place)) } catch { error.stop(at: place) }
    }

    /// What a key path names, likewise.
    @inlinable @inline(never)
    func giveOrStop<T>(_ dependency: KeyPath<Dependencies, Dependency<T>>, place: Place) -> T {
        do { return try giveUnready(named: dependency, Request(at: place)) } catch { error.stop(at: place) }
    }

    /// Builds an instance by its own initialiser.
    @inlinable @inline(__always)
    func build<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>?
    ) throws(ResolutionError) -> T {
        try _withUnprotectedUnsafePointer(to: args) { pointer throws(ResolutionError) in
            let arguments = MemoryLayout<T.Arguments>.size == 0 ? nil : UnsafeRawPointer(pointer)
            let request = Request(at: place, arguments: arguments, origin: origin)
            return try running(type, nil, .perRequest, for: request, passing: T.Arguments.self) { container in
                try T.make(in: container, args)
            }
        }
    }

    /// Builds what this thread has claimed by its own initialiser.
    @inlinable @inline(__always)
    func buildKept<T: Injectable>(
        _ type: T.Type,
        _ registration: Registration,
        _ scope: InstanceScope,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>?
    ) throws(ResolutionError) -> T {
        try buildKept(type, registration, scope, for: Request(at: place, origin: origin)) { container in
            try T.make(in: container, args)
        }
    }

    /// Builds what this thread has claimed.
    ///
    /// While the initialiser runs, this is all that stands on the stack for it: a chain of a thousand fits on a small one.
    @inlinable @inline(__always)
    func buildKept<T>(
        _ type: T.Type,
        _ registration: Registration,
        _ scope: InstanceScope,
        for request: Request,
        _ make: (Container) throws -> T
    ) throws(ResolutionError) -> T {
        var cells: KeptCells?
        do throws(ResolutionError) {
            let instance = try _withUnprotectedUnsafeMutablePointer(to: &cells) { cells throws(ResolutionError) in
                try running(type, registration, scope, for: request, passing: Void.self) { container in
                    thread_context_current().topmost.unsafelyUnwrapped.pointee.cells = cells
                    return try make(container)
                }
            }
            keep(instance, cells, in: registration)
            return instance
        } catch {
            abandon(registration, error)
            throw error
        }
    }

    /// Runs one build, with its frame as the innermost of this thread.
    @inlinable @inline(__always)
    func running<Arguments, Result>(
        _ type: any Any.Type,
        _ registration: Registration?,
        _ scope: InstanceScope,
        for request: Request,
        passing arguments: Arguments.Type,
        _ make: (Container) throws -> Result
    ) throws(ResolutionError) -> Result {
        let container = handle
        let thread = thread_context_current()
        let outer = thread.topmost
        let task = swift_task_getCurrent()
        var frame = BuildFrame(
            parent: outer.flatMap { $0.pointee.task == task ? $0 : nil },
            task: task,
            type: type,
            registration: registration.map(Unmanaged.passUnretained),
            container: container,
            scope: scope,
            request: request
        )
        // Unprotected: nothing writes past the frame, and the canary would cost more than the frame.
        return try _withUnprotectedUnsafeMutablePointer(to: &frame) { frame throws(ResolutionError) in
            try frame.refuseCycle(passing: arguments)
            thread.topmost = frame
            defer { thread.topmost = outer }
            do { return try container._withUnsafeGuaranteedRef(make) } catch { throw frame.failure(error) }
        }
    }
}

extension UnsafeMutablePointer<BuildFrame> {
    /// Throws where one of the builds around this one is the same build.
    @inlinable @inline(__always)
    func refuseCycle<Arguments>(passing arguments: Arguments.Type) throws(ResolutionError) {
        var outer = pointee.parent
        while let frame = outer {
            if frame.pointee.isSameBuild(as: pointee) { return try refuseRepetition(of: frame, passing: arguments) }
            outer = frame.pointee.parent
        }
    }
}
