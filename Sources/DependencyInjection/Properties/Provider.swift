/// Makes instances whenever it is called, for an owner that needs many, or one later, or one that lives shorter than itself.
///
/// ```swift
/// @Injected var makeOrders: Provider<OrdersViewModel>     // makeOrders(args)
/// let makeOrders = Provider<OrdersViewModel>()            // the same in a final class: Sendable
/// ```
///
/// A provider breaks cycles and captivity: what it makes is not part of its owner's construction. It resolves from the task's scope where that
/// descends from the container that built its owner, else from that container; an owner made by hand resolves from the container that is current.
public struct Provider<T>: Sendable {
    private let origin: ProviderOrigin

    /// Makes a provider for the type that declares it.
    public init(file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line) {
        origin = ProviderOrigin(at: Place(file: file, line: line), enclosing: Literal(function))
        if origin.isTraced { origin.declare(DependencyIdentity(T.self), .provider) }
    }

    fileprivate init(of container: Container, for request: Request) {
        origin = ProviderOrigin(of: container, for: request)
    }

    /// Gives what is bound for the type, or a new instance of a type that builds itself. Stops the program where it cannot.
    public func callAsFunction() -> T {
        do { return try tryMake() } catch { error.stop(at: origin.place) }
    }

    /// Gives an instance built from arguments. Stops the program where it cannot.
    public func callAsFunction(_ args: T.Arguments) -> T where T: Injectable {
        do { return try tryMake(args) } catch { error.stop(at: origin.place) }
    }

    /// Gives an instance, or the error for which it could not be made.
    public func tryMake() throws(ResolutionError) -> T {
        try origin.container(for: T.self).give(
            T.self,
            place: origin.place,
            origin: Unmanaged<PropertyOrigin>.passUnretained(origin)
        )
    }

    /// Gives an instance built from arguments, or the error for which it could not be made.
    public func tryMake(_ args: T.Arguments) throws(ResolutionError) -> T where T: Injectable {
        try origin.container(for: T.self).give(
            T.self,
            args: args,
            place: origin.place,
            origin: Unmanaged<PropertyOrigin>.passUnretained(origin)
        )
    }
}

extension Provider: DependencyForm {
    static func give(from container: Container, for request: Request) -> Self { Self(of: container, for: request) }

    static var subject: any Any.Type { T.self }
    static var edge: ResolveEvent.Edge { .provider }
}

/// The origin of a provider's requests.
@usableFromInline
final class ProviderOrigin: PropertyOrigin {
    override var isProvider: Bool { true }

    /// The task's scope where it descends from the container of the owner, else that container.
    @usableFromInline
    func container(for type: any Any.Type) throws(ResolutionError) -> Container {
        guard let container else { return try currentContainer(for: DependencyIdentity(type)) }
        guard let current = ContainerHolder.current, current.core.isWithin(container) else { return container }
        return current
    }
}

// Nothing of an origin changes after its initialiser, and what it holds is Sendable or a literal.
extension ProviderOrigin: @unchecked Sendable {}
