/// Builds instances with all that they need and keeps them for as long as their scope says.
///
/// ```swift
/// let container = Container()
/// container.bind((any Clock).self, .singleton) { _ in SystemClock() }
/// let checkout = container.resolve(Checkout.self)   // Checkout builds itself, the container builds what it needs
/// ```
///
/// A container ends when its last reference from outside goes: then it lets go of every instance it kept, last built first, and empties the
/// properties of those that are still there, since they may hold each other; nothing may read those meanwhile. The
/// container that an initialiser or a factory is given is the same one, by a reference that does not count for this, so a singleton
/// may hold its container; compare containers with `==`. By that reference a tracer knows whose requests they are, also later.
///
/// Everything may be called from any thread. No lock is held while an initialiser, a factory or the tracer runs, and a request that
/// finds a kept instance takes none.
public final class Container: Sendable {
    /// What all references to this container share.
    @usableFromInline let core: ContainerCore

    /// The reference that is handed inward, held by the others; nil where this is that reference.
    @usableFromInline let owned: Container?

    /// Whose requests are made by this reference, where a tracer is told of them: the type that was handed it; nil for any other.
    let owner: BuildOwner?

    private let isOuter: Bool

    /// Makes an empty container.
    ///
    /// - Parameter tracer: Is told of every request, build and failure; nil costs nothing.
    public init(tracer: (any ResolveTracer)? = nil) {
        core = ContainerCore(tracer: tracer.map { .holding($0) }, parent: nil)
        owned = Container(inwardTo: core)
        owner = nil
        isOuter = true
    }

    /// Makes a scope of another container, which it keeps.
    init(scopeOf parent: Container, refusesCloseables: Bool = false) {
        core = ContainerCore(tracer: parent.core.tracerBox, parent: parent, refusesCloseables: refusesCloseables)
        owned = Container(inwardTo: core)
        owner = parent.owner
        isOuter = true
    }

    private init(inwardTo core: ContainerCore) {
        self.core = core
        owned = nil
        owner = nil
        isOuter = false
    }

    /// Makes a reference to a container for what it builds.
    init(_ inner: Container, handedTo owner: BuildOwner) {
        core = inner.core
        owned = inner
        self.owner = owner
        isOuter = false
    }

    deinit {
        if isOuter { core.end() }
    }

    /// The reference that initialisers and factories are given. It lives as long as this one.
    @inlinable var handle: Unmanaged<Container> {
        @inline(__always) get { owned.map(Unmanaged.passUnretained) ?? .passUnretained(self) }
    }

    var inner: Container { owned ?? self }
}

extension Container: Hashable {
    /// Whether both are references to one container.
    public static func == (left: Container, right: Container) -> Bool { left.core === right.core }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(core)) }
}

/// Whether both are references to one container.
public func === (left: Container?, right: Container?) -> Bool {
    left.map { ObjectIdentifier($0.core) } == right.map { ObjectIdentifier($0.core) }
}
