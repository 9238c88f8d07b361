/// A type that the container builds by itself, with no registration.
///
/// Conform through one of the refinements, which choose the scope:
///
/// ```swift
/// final class OrdersProvider: SingletonInjectable {
///     init(container: Container, args: Void) {}
/// }
///
/// final class OrdersViewModel: PerRequestInjectable {
///     @Resolvable private var provider: OrdersProvider
///     let customerId: Int
///     init(container: Container, args: Int) { customerId = args }
/// }
/// ```
///
/// The initialiser may throw; one that does not satisfies the requirement too. A type of the main actor conforms in isolation,
/// `@MainActor PerRequestInjectable`, and is resolved from the main actor.
public protocol Injectable {
    /// What a request passes to the initialiser; `Void` unless the type says otherwise.
    associatedtype Arguments = Void

    /// How long the container keeps an instance.
    static var instanceScope: InstanceScope { get }

    /// Builds an instance.
    ///
    /// - Parameters:
    ///   - container: The container that builds. It may be kept: holding it does not keep the container's instances alive.
    ///   - args: What the request passed. An actor takes them over, so its arguments are to be Sendable, or given away with the request.
    init(container: Container, args: sending Arguments) throws
}

/// An `Injectable` of which each container keeps one instance.
public protocol SingletonInjectable: Injectable, Sendable where Arguments == Void {}

/// An `Injectable` that is built anew for each request.
public protocol PerRequestInjectable: Injectable {}

/// An `Injectable` of which each scope keeps one instance.
public protocol PerScopeInjectable: Injectable, Sendable where Arguments == Void {}

/// An `Injectable` of which one instance lives for as long as someone holds it.
public protocol SharedInjectable: Injectable, AnyObject, Sendable where Arguments == Void {}

extension SingletonInjectable {
    @inlinable public static var instanceScope: InstanceScope { .singleton }
}

extension PerRequestInjectable {
    @inlinable public static var instanceScope: InstanceScope { .perRequest }
}

extension PerScopeInjectable {
    @inlinable public static var instanceScope: InstanceScope { .perScope }
}

extension SharedInjectable {
    @inlinable public static var instanceScope: InstanceScope { .shared }
}

extension Injectable {
    /// Builds an instance from what a request passed.
    @inlinable @inline(__always)
    static func make(in container: Container, _ args: Arguments) throws -> Self {
        // Only an actor takes arguments to another isolation. A request cannot say `sending` for it alone, and to all others nothing is sent.
        nonisolated(unsafe) let args = args
        return try Self(container: container, args: args)
    }
}
