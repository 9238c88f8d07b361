// Collections: many places of a program each add an element, one asks for all of them.
extension Container {
    /// Adds one element to what a request for `[T]` gives: a new one for each request.
    ///
    /// The elements stand in the order in which they were contributed, those of the containers outward first. Nothing contributed gives an empty array.
    public func contribute<T>(
        to type: T.Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        contribute(to: type, Binding(.perRequest, at: Place(file: file, line: line), .program, make))
    }

    /// Adds one element to what a request for `[T]` gives, and says how long it is kept.
    public func contribute<T: Sendable>(
        to type: T.Type,
        _ scope: InstanceScope,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable (Container) throws -> T
    ) {
        refuseSharedValue(type, scope, file: file, line: line)
        contribute(to: type, Binding(scope, at: Place(file: file, line: line), .program, make))
    }

    func contribute<T>(to type: T.Type, _ binding: Binding) {
        let ordinal = lineage.reduce(1) { $0 + $1.core.contributions(to: .type([T].self)).count }
        let element = Registration(DependencyIdentity(.contribution(type, ordinal: ordinal)))
        element.binding = binding
        let collecting = Binding(
            .perRequest,
            at: nil,
            .type,
            .plain(Maker { container in try container.collect(type, in: container) }),
            makeAsync: { container in KeptInstance(try await container.collectAsync(type, in: container)) }
        )
        core.contribute(element, to: .type([T].self), named: DependencyIdentity([T].self), collecting: collecting)
    }

    /// The elements contributed to a container and outward, as far as the whole was not bound or replaced.
    private func collect<T>(_ type: T.Type, in home: Container) throws(ResolutionError) -> [T] {
        var elements: [T] = []
        if let outer = home.core.parent?.inner.find(.type([T].self)) {
            elements =
                outer.isCollected
                ? try collect(type, in: outer.home) : try give(outer, as: [T].self, for: outer.request)
        }
        for element in home.elements(of: type) { elements.append(try give(element, as: type, for: element.request)) }
        return elements
    }

    /// The same for who can wait.
    private func collectAsync<T>(_ type: T.Type, in home: Container) async throws -> [T] {
        var elements: [T] = []
        if let outer = home.core.parent?.inner.find(.type([T].self)) {
            elements =
                outer.isCollected
                ? try await collectAsync(type, in: outer.home)
                : try await giveAsync(outer, as: [T].self, for: outer.request)
        }
        for element in home.elements(of: type) {
            elements.append(try await giveAsync(element, as: type, for: element.request))
        }
        return elements
    }

    /// The elements contributed to this container.
    private func elements<T>(of type: T.Type) -> [Found] {
        core.contributions(to: .type([T].self)).compactMap { element in
            element.binding.map { Found(key: .element(element), registration: element, binding: $0, home: self) }
        }
    }
}

extension Container.Found {
    /// Whether it gives what was contributed.
    fileprivate var isCollected: Bool { binding.origin == .type }

    /// The request of the collection itself for it, which stands where it was bound.
    fileprivate var request: Request { Request(at: binding.place ?? Place()) }
}
