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
