/// Makes instances like a `Provider`, for an owner that learns only when it is called of which type: one that routes.
///
/// Each request stands at the place of the call, and belongs to the type that declares the provider.
@usableFromInline
package struct OpenProvider: Sendable {
    @usableFromInline let origin: ProviderOrigin

    /// Makes a provider for the type that declares it.
    package init(file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line) {
        origin = ProviderOrigin(at: Place(file: file, line: line), enclosing: Literal(function))
    }

    /// Gives a new instance, or a kept one as the type's scope says, or the error for which it could not be made.
    @inlinable
    package func tryMake<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        at place: Place
    ) throws(ResolutionError) -> T {
        try origin.container(for: type).give(
            type,
            args: args,
            place: place,
            origin: Unmanaged<PropertyOrigin>.passUnretained(origin)
        )
    }
}
