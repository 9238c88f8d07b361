import CPlatform

/// Who made a request, as far as it is known without making a name.
package struct Requester: Sendable {
    /// Where a property stands in the source.
    package struct Enclosing: Sendable {
        /// The name of the type directly around the property, as `#function` gives it.
        let name: Literal
        let file: Literal
    }

    /// What a container was building when the asking property came into being, or what was handed the asked container; nil for none.
    package let builder: DependencyIdentity?

    /// What encloses the property that asks; nil where no property does.
    let enclosing: Enclosing?

    init(builder: DependencyIdentity?, enclosing: Enclosing?) {
        self.builder = builder
        self.enclosing = enclosing
    }

    /// Who makes a request now, on this thread.
    init(of request: Request) {
        self =
            request.origin?._withUnsafeGuaranteedRef { $0.requester }
            ?? Requester(
                builder: request.owner?.identity ?? thread_context_current().innermost?.pointee.identity
                    ?? AsyncBuild.current?.identity,
                enclosing: nil
            )
    }

    /// The same, where nothing was being built: as asked, or made by hand, by code such as a test.
    package func made(by code: DependencyIdentity) -> Self { Self(builder: code, enclosing: enclosing) }

    /// The type that asks: what was being built, where it is the type that encloses the property or a subclass of it, else that type by its
    /// name; nil for the program itself.
    package var identity: DependencyIdentity? {
        guard let enclosing else { return builder }
        if let builder, builder.isDeclared(as: enclosing.name.text) { return builder }
        return DependencyIdentity(.enclosing(name: enclosing.name, file: enclosing.file))
    }

    /// The name of the type that encloses the property, without those around it in turn.
    package var enclosingName: String? { enclosing?.name.text }

    /// Where the parts are in memory: the same for the same property.
    package var addresses: (UInt, UInt, UInt) {
        let (first, second) = builder?.addresses ?? (0, 0)
        return (first, second, enclosing.map { UInt(bitPattern: $0.name.start) } ?? 0)
    }
}
