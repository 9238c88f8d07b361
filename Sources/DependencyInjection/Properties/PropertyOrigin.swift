import CPlatform

/// Where a property stands, who owns it and which container built its owner.
@usableFromInline
class PropertyOrigin {
    /// The container that built the owner; nil for an owner that was made by hand.
    @usableFromInline final let container: Container?

    /// Where the property is declared.
    @usableFromInline final let place: Place

    /// The name of the type that encloses the property, as `#function` gives it; nil for what stands in no type of its own.
    final let enclosing: Literal?

    /// What was being built when the property came into being.
    final let owner: DependencyIdentity?

    /// The number of that build; 0 for none.
    final let ownerSerial: UInt64

    /// Whether each request is a provider's.
    var isProvider: Bool { false }

    @usableFromInline
    init(at place: Place, enclosing: Literal) {
        self.place = place
        self.enclosing = enclosing
        let thread = thread_context_current()
        if let frame = thread.innermost {
            if frame.pointee.serial == 0 { frame.pointee.serial = thread_next_serial(thread) }
            container = frame.pointee.container._withUnsafeGuaranteedRef { $0 }
            owner = frame.pointee.identity
            ownerSerial = frame.pointee.serial
        } else {
            let build = AsyncBuild.current
            container = build?.container
            owner = build?.identity
            ownerSerial = build?.serial ?? 0
        }
    }

    /// The origin of what was made to answer a request: that of the property that asked, as far as one did.
    init(of container: Container, for request: Request) {
        let asking = request.origin?.takeUnretainedValue()
        self.container = asking == nil ? container.inner : asking?.container
        place = request.place
        enclosing = asking?.enclosing
        owner = asking == nil ? Requester(of: request).builder : asking?.owner
        ownerSerial = asking?.ownerSerial ?? 0
    }
}

extension PropertyOrigin {
    /// Who owns the property.
    final var requester: Requester {
        Requester(builder: owner, enclosing: enclosing.map { .init(name: $0, file: place.fileLiteral) })
    }

    /// Who owns the property; nil for the program itself.
    final var consumer: DependencyIdentity? { requester.identity }

    /// Whether a tracer is told of this property.
    final var isTraced: Bool { container?.core.hasTracer == true }

    /// Tells the tracer that the property exists.
    final func declare(_ identity: DependencyIdentity, _ edge: ResolveEvent.Edge) {
        container?.traceDeclared(identity, edge, self)
    }

    /// The container that is current, for an owner that was made by hand.
    final func currentContainer(for identity: DependencyIdentity) throws(ResolutionError) -> Container {
        if let current = ContainerHolder.current { return current }
        throw ResolutionError(
            .noContainer,
            path: [ResolutionError.Step(dependency: identity, scope: nil, place: place, consumer: consumer)]
        )
    }
}
