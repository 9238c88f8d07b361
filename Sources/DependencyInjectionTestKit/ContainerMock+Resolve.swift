public import DependencyInjection

// The requests of a test, as a container meets them.
extension ContainerMock {
    /// Gives an instance of a type that builds itself, or its substitute. Stops the program where the graph is wrong.
    public func resolve<T: Injectable>(
        _ type: T.Type = T.self,
        args: T.Arguments,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> T {
        container.resolve(type, args: args, file: file, line: line)
    }

    /// Gives an instance of a type that builds itself, or its substitute. Stops the program where the graph is wrong.
    public func resolve<T: Injectable>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> T where T.Arguments == Void {
        container.resolve(type, file: file, line: line)
    }

    /// Gives what was bound for a type, or its substitute. Stops the program where the graph is wrong.
    public func resolve<T>(_ type: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line) -> T {
        container.resolve(type, file: file, line: line)
    }

    /// Gives what a key path names, or its substitute. Stops the program where the graph is wrong.
    public func resolve<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> T {
        container.resolve(dependency, file: file, line: line)
    }

    /// Gives an instance like `resolve`, and throws where the graph is wrong or an initialiser throws.
    public func tryResolve<T: Injectable>(
        _ type: T.Type = T.self,
        args: T.Arguments,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> T {
        try container.tryResolve(type, args: args, file: file, line: line)
    }

    /// Gives an instance like `resolve`, and throws where the graph is wrong or an initialiser throws.
    public func tryResolve<T: Injectable>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> T where T.Arguments == Void {
        try container.tryResolve(type, file: file, line: line)
    }

    /// Gives what was bound, and throws where nothing was.
    public func tryResolve<T>(
        _ type: T.Type = T.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> T {
        try container.tryResolve(type, file: file, line: line)
    }

    /// Gives what a key path names, and throws where it cannot be built.
    public func tryResolve<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> T {
        try container.tryResolve(dependency, file: file, line: line)
    }
}
