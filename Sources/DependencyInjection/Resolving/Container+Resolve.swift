public import CPlatform

// MARK: Resolve

extension Container {
    /// Gives an instance of a type that builds itself, or what was bound in its place.
    ///
    /// Stops the program with the whole diagnosis where the graph is wrong; `tryResolve` throws instead. A kept instance costs a few
    /// loads and a retain, a new one its own initialiser and little more.
    ///
    /// - Parameters:
    ///   - type: What to give; inferred where the context says it.
    ///   - args: What its initialiser is passed.
    @inlinable @inline(__always)
    public func resolve<T: Injectable>(
        _ type: T.Type = T.self,
        args: T.Arguments,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> T {
        giveOrStop(type, args: args, place: Place(file: file, line: line))
    }

    /// Gives an instance of a type that builds itself, or what was bound in its place.
    @inlinable @inline(__always)
    public func resolve<T: Injectable>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> T where T.Arguments == Void {
        if let ready = ready(type) { return ready }
        return giveOrStop(type, args: (), place: Place(file: file, line: line))
    }

    /// Gives what was bound for a type.
    ///
    /// Nothing bound: an optional gives nil, an array of what can be contributed is empty, a `Provider` is made, a type that builds itself is built.
    @inlinable @inline(__always)
    public func resolve<T>(_ type: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line) -> T {
        if let ready = core.ready(ContainerCore.key(of: type), as: type) { return ready }
        return giveOrStop(type, place: Place(file: file, line: line))
    }

    /// Gives what a key path of `Dependencies` names.
    @inlinable @inline(__always)
    public func resolve<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> T {
        if let ready = core.ready(ContainerCore.key(of: dependency), as: T.self) { return ready }
        return giveOrStop(dependency, place: Place(file: file, line: line))
    }

    /// Warns whoever forgets the arguments.
    @available(*, deprecated, message: "pass args: the initialiser of this type needs them")
    public func resolve<T: Injectable>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> T {
        giveOrStop(type, place: Place(file: file, line: line))
    }
}

// MARK: Try to resolve

extension Container {
    /// Gives an instance like `resolve`, and throws where the graph is wrong or an initialiser throws.
    @inlinable
    public func tryResolve<T: Injectable>(
        _ type: T.Type = T.self,
        args: T.Arguments,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> T {
        try give(type, args: args, place: Place(file: file, line: line))
    }

    /// Gives an instance like `resolve`, and throws where the graph is wrong or an initialiser throws.
    @inlinable
    public func tryResolve<T: Injectable>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> T where T.Arguments == Void {
        try give(type, args: (), place: Place(file: file, line: line))
    }

    /// Gives what was bound, and throws where nothing was.
    @inlinable
    public func tryResolve<T>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> T {
        try give(type, place: Place(file: file, line: line))
    }

    /// Gives what a key path names, and throws where it cannot be built.
    @inlinable
    public func tryResolve<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> T {
        try give(named: dependency, place: Place(file: file, line: line))
    }

    /// Warns whoever forgets the arguments.
    @available(*, deprecated, message: "pass args: the initialiser of this type needs them")
    public func tryResolve<T: Injectable>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> T {
        try giveBound(type, Request(at: Place(file: file, line: line)))
    }
}

// MARK: The quick way

extension Container {
    /// A copy of a kept instance; nil where none is kept, as for every type that is built anew for each request.
    @inlinable @inline(__always)
    func ready<T: Injectable>(_ type: T.Type) -> T? {
        type.instanceScope == .perRequest ? nil : core.ready(ContainerCore.key(of: type), as: type)
    }

    /// An instance, out of the way of the code that asks; stops the program where there is none to give.
    @inlinable @inline(never)
    func giveOrStop<T: Injectable>(_ type: T.Type, args: T.Arguments, place: Place) -> T {
        do { return try give(type, args: args, place: place) } catch { error.stop(at: place) }
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
        if type.instanceScope == .perRequest, core.isPlain, core.table[ContainerCore.key(of: type)] == nil {
            return try build(type, args: args, place: place, origin: origin)
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
        return try giveBound(type, Request(at: place, origin: origin))
    }

    /// A kept instance, found by the identity of the key path; all else goes the long way.
    @inlinable @inline(__always)
    func give<T>(
        named dependency: KeyPath<Dependencies, Dependency<T>>,
        place: Place,
        origin: Unmanaged<PropertyOrigin>? = nil
    ) throws(ResolutionError) -> T {
        if let ready = core.ready(ContainerCore.key(of: dependency), as: T.self) { return ready }
        return try giveNamed(dependency, Request(at: place, origin: origin))
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
                try T(container: container, args: args)
            }
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
            if frame.pointee.isSameBuild(as: pointee), repeats(frame, passing: arguments) { throw cycle(from: frame) }
            outer = frame.pointee.parent
        }
    }
}
