public import DependencyInjection

// Substitutes. A closure is the form for most: what is kept and shared is mostly a final class, of which there is no subclass.
// Of two substitutes for one dependency in one set-up, or in one test's body, the later one wins and a warning says so; a set-up further
// in, or the body, puts another one in place silently.
extension ContainerMock {
    /// Has another type built in place of one that builds itself.
    ///
    /// - Parameter substitute: The same type or a subclass; anything else stops the program at this call.
    public func replace<T: Injectable, S: Injectable>(
        _ type: T.Type,
        with substitute: S.Type,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where S.Arguments == T.Arguments, T: SendableMetatype, S: SendableMetatype {
        container.replace(type, with: substitute, file: file, line: line)
        note(DependencyIdentity(type), Place(file: file, line: line))
    }

    /// Has a closure make instances in place of what is bound, or of a type that builds itself.
    public func replace<T>(
        _ type: T.Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        container.replace(type, file: file, line: line, make)
        note(DependencyIdentity(type), Place(file: file, line: line))
    }

    /// Has a closure make instances in place of what is bound, or of a type that builds itself.
    public func replace<T>(
        _ type: T.Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable () throws -> T
    ) {
        container.replace(type, file: file, line: line, make)
        note(DependencyIdentity(type), Place(file: file, line: line))
    }

    /// Has a closure make instances from the arguments of each request, in place of a type that builds itself.
    public func replace<T: Injectable>(
        _ type: T.Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container, T.Arguments) throws -> T
    ) {
        container.replace(type, file: file, line: line, make)
        note(DependencyIdentity(type), Place(file: file, line: line))
    }

    /// Has a closure make what a key path names.
    public func replace<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        container.replace(dependency, file: file, line: line, make)
        note(DependencyIdentity(dependency), Place(file: file, line: line))
    }

    /// Has a closure make what a key path names.
    public func replace<T>(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable () throws -> T
    ) {
        container.replace(dependency, file: file, line: line, make)
        note(DependencyIdentity(dependency), Place(file: file, line: line))
    }

    private func note(_ dependency: DependencyIdentity, _ place: Place) {
        log.note(Substitute(dependency: dependency, place: place))
    }
}

// MARK: What need not be replaced

extension ContainerMock {
    /// Lets a type be the real one in a test under the rule `strict`. What it asks for is looked at in turn.
    public func allow<T>(_ type: T.Type) { log.allow(DependencyIdentity(type)) }

    /// Lets what a key path names be the real one in a test under the rule `strict`. What it asks for is looked at in turn.
    public func allow<T>(_ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable) {
        log.allow(DependencyIdentity(dependency))
    }
}

/// What stands in for a dependency, and where the test says so.
public struct Substitute: Sendable, Hashable, CustomStringConvertible {
    /// What it stands in for.
    public let dependency: DependencyIdentity
    /// Where it was put in place.
    public let place: Place

    public var description: String { "\(dependency.name), replaced at \(place)" }
}
