/// A type that has a meaning of its own where nothing is bound for it: an optional, a collection, a provider.
protocol DependencyForm {
    static func give(from container: Container, for request: Request) throws(ResolutionError) -> Self

    static func giveAsync(from container: Container, for request: Request) async throws -> Self

    /// What a property of this type depends on.
    static var subject: any Any.Type { get }

    /// In which way, where the property is not read while its owner is being built.
    static var edge: ResolveEvent.Edge { get }
}

extension DependencyForm {
    static func giveAsync(from container: Container, for request: Request) async throws -> Self {
        try give(from: container, for: request)
    }

    static var subject: any Any.Type { Self.self }
    static var edge: ResolveEvent.Edge { .lazy }
}

/// Nil where nothing is bound for the wrapped type.
extension Optional: DependencyForm {
    static func give(from container: Container, for request: Request) throws(ResolutionError) -> Self {
        guard container.canGive(Wrapped.self) else { return absent(in: container, for: request) }
        return try container.giveBound(Wrapped.self, request)
    }

    static func giveAsync(from container: Container, for request: Request) async throws -> Self {
        guard container.canGive(Wrapped.self) else { return absent(in: container, for: request) }
        return try await container.giveAsync(bound: Wrapped.self, request)
    }

    private static func absent(in container: Container, for request: Request) -> Self {
        container.traceAbsent(Wrapped.self, for: request)
        return nil
    }

    static var subject: any Any.Type { Wrapped.self }
}

/// Empty where nothing was contributed.
extension Array: DependencyForm {
    static func give(from container: Container, for request: Request) throws(ResolutionError) -> Self {
        container.traceAbsent(Self.self, for: request)
        return []
    }
}

extension Container {
    /// Whether a request for the type can be met at all.
    func canGive<T>(_ type: T.Type) -> Bool {
        find(.type(type)) != nil || type is any DependencyForm.Type || type is any Injectable.Type
    }
}
