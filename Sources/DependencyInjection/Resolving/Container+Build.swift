public import CPlatform

// One build, in the caller's module: with its frame, and with what it is to be kept in.
extension Container {
    /// Builds a new instance of what is bound.
    @inlinable @inline(__always)
    func build<T>(
        _ type: T.Type,
        _ bound: BoundMaker,
        for request: Request,
        _ make: (Container) throws -> T
    ) throws(ResolutionError) -> T {
        try running(type, bound.registration, .perRequest, for: request, passing: Void.self, make)
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
                let built = Unmanaged.passUnretained(registration)
                return try running(type, built, scope, for: request, passing: Void.self) { container in
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
        _ registration: Unmanaged<Registration>?,
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
            registration: registration,
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
