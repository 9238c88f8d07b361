/// A type that has a meaning of its own where nothing is bound for it: an optional, a collection, a provider.
protocol DependencyForm {
    static func give(from container: Container, for request: Request) throws(ResolutionError) -> Self
}

/// Nil where nothing is bound for the wrapped type.
extension Optional: DependencyForm {
    static func give(from container: Container, for request: Request) throws(ResolutionError) -> Self {
        guard container.canGive(Wrapped.self) else { return nil }
        return try container.giveBound(Wrapped.self, request)
    }
}

/// Empty where nothing was contributed.
extension Array: DependencyForm {
    static func give(from container: Container, for request: Request) throws(ResolutionError) -> Self { [] }
}

extension Container {
    /// Whether a request for the type can be met at all.
    func canGive<T>(_ type: T.Type) -> Bool {
        find(.type(type)) != nil || type is any DependencyForm.Type || type is any Injectable.Type
    }
}
