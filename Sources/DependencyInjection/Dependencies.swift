/// Where dependencies without a type of their own get a name: extend it with one computed property for each.
///
/// ```swift
/// extension Dependencies {
///     var orders: Dependency<any OrdersProviding> { Dependency(.singleton) { $0.resolve(OrdersProvider.self) } }
/// }
/// ```
///
/// A module whose default isolation is the main actor writes `nonisolated extension Dependencies`.
public struct Dependencies: Sendable {}

/// How the dependency that a property of `Dependencies` names is made, unless the program binds something else for it.
///
/// The name and the place in messages and recordings are those of the property.
public struct Dependency<Value>: Sendable {
    let identity: DependencyIdentity
    let binding: Binding

    /// A new instance for each request.
    public init(
        name: StaticString = #function,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> Value
    ) {
        identity = DependencyIdentity(.keyPath(name: Literal(name), file: Literal(file)))
        binding = Binding(.perRequest, at: Place(file: file, line: line), .type, make)
    }

    /// An instance that is kept as the scope says.
    public init(
        _ scope: InstanceScope,
        name: StaticString = #function,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> Value
    ) where Value: Sendable {
        identity = DependencyIdentity(.keyPath(name: Literal(name), file: Literal(file)))
        binding = Binding(scope, at: Place(file: file, line: line), .type, make)
    }

    /// An instance that is made by waiting.
    public init(
        _ scope: InstanceScope,
        name: StaticString = #function,
        file: StaticString = #fileID,
        line: UInt = #line,
        async make: @escaping @Sendable (Container) async throws -> Value
    ) where Value: Sendable {
        identity = DependencyIdentity(.keyPath(name: Literal(name), file: Literal(file)))
        binding = Binding(scope, at: Place(file: file, line: line), .type, async: make)
    }
}
