public import DependencyInjection

// What the container was asked for until now.
extension ContainerMock {
    /// Every time that a type was given, those for one consumer at one place together, in the order of their first requests.
    public func resolutions<T>(of type: T.Type) -> [Resolution] { log.resolutions(of: DependencyIdentity(type)) }

    /// Every time that what a key path names was given, those for one consumer at one place together, in the order of their first requests.
    public func resolutions<T>(
        of dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable
    ) -> [Resolution] {
        log.resolutions(of: DependencyIdentity(dependency))
    }

    /// What was given at all, in the order of first requests.
    public var resolvedDependencies: [DependencyIdentity] { log.resolvedDependencies }

    /// The substitutes that nobody asked for, in the order in which they were put in place. One that another took the place of is none.
    public var unusedSubstitutes: [Substitute] { log.unusedSubstitutes }
}

/// One time that a dependency was given to who asked for it.
public struct Resolution: Sendable, CustomStringConvertible {
    /// What was given.
    public let dependency: DependencyIdentity
    /// Who asked; nil where no type did but the test itself.
    public let consumer: DependencyIdentity?
    /// Where it was asked for.
    public let place: Place
    /// Whether a substitute was given.
    public let isSubstitute: Bool

    public var description: String {
        "\(dependency.name) for \(consumer?.name ?? "the test") at \(place)\(isSubstitute ? ", substituted" : "")"
    }
}
