/// One thing that a container did.
///
/// Small and cheap to make: names are text only when asked for.
public struct ResolveEvent: Sendable {
    /// What happened.
    public enum Kind: Sendable {
        /// A dependency is wanted and was not given: a property came into being on something that the container builds, or what was asked
        /// for is absent.
        case declared
        /// An instance was built.
        case built
        /// An instance that the container kept was given.
        case kept
        /// A substitute, new or kept, was given in place of what the program itself would build.
        case substituted
        /// The request could not be met.
        case failed(ResolutionError)
    }

    /// In which way the consumer needs the dependency.
    public enum Edge: String, Sendable, Hashable, CaseIterable {
        /// While the consumer is being built.
        case construction
        /// On a first read after the consumer was built.
        case lazy
        /// Each time the consumer calls its provider.
        case provider
    }

    public let kind: Kind
    /// Who asked, before its name is looked for.
    package var requester: Requester
    /// Who asked; nil where no build, no property and nothing that kept its container did.
    public var consumer: DependencyIdentity? { requester.identity }
    /// Whether the consumer was made by hand, so that requests start with it.
    public let isEntry: Bool
    public let dependency: DependencyIdentity
    public let edge: Edge
    /// Whether a property asked, which is read lazily unless its owner's initialiser reads it.
    public let isProperty: Bool
    /// Whether it was asked for and nothing is bound for it: the optional is nil, the collection empty.
    public let isAbsent: Bool
    /// How long the instance is kept; nil where nothing is known of the dependency.
    public let scope: InstanceScope?
    /// The concrete type of what was built; nil where nothing was.
    public let implementation: (any Any.Type)?
    /// Where it was asked for.
    public let place: Place
    /// Where it was bound; nil for a type that builds itself.
    public let bindingPlace: Place?
    /// How long the build took, with everything that it built; nil where nothing was built.
    public var duration: Duration? { time.map { .nanoseconds($0.totalNanoseconds) } }
    /// The part of it that was not spent on building, or waiting for, other dependencies; nil where nothing was built.
    public var ownDuration: Duration? { time.map { .nanoseconds($0.ownNanoseconds) } }
    /// Both, without a division; nil where nothing was built.
    package let time: BuildTime?
    /// Which container; the same for all references to it.
    public let container: ObjectIdentifier
}
