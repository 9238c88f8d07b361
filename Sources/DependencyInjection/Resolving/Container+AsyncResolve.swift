// MARK: Resolve, and wait

// These run on the caller's actor. What an async factory keeps is built in a task of its own, once for all who ask meanwhile:
// who is cancelled stops waiting and harms nobody else, and an error goes to all of them and is not kept.
extension Container {
    /// Gives an instance of a type that builds itself, or what was bound in its place, and waits for an async factory.
    ///
    /// - Throws: `ResolutionError`, which wraps what an initialiser or a factory threw; `CancellationError` where the waiting task was cancelled.
    public func asyncResolve<T: Injectable>(
        _ type: T.Type = T.self,
        args: T.Arguments,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> T {
        try await giveAsync(type, args: args, place: Place(file: file, line: line))
    }

    /// Gives an instance of a type that builds itself, or what was bound in its place, and waits for an async factory.
    public func asyncResolve<T: Injectable>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> T where T.Arguments == Void {
        try await giveAsync(type, args: (), place: Place(file: file, line: line))
    }

    /// Gives what was bound for a type, and waits for an async factory.
    public func asyncResolve<T>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> T {
        try await giveAsync(bound: type, Request(at: Place(file: file, line: line)))
    }

    /// Gives what a key path names, and waits for an async factory.
    public func asyncResolve<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> T {
        try await giveAsync(dependency, Request(at: Place(file: file, line: line)))
    }

    /// Warns whoever forgets the arguments.
    @available(*, deprecated, message: "pass args: the initialiser of this type needs them")
    public func asyncResolve<T: Injectable>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> T {
        try giveBound(type, Request(at: Place(file: file, line: line)))
    }
}
