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

    private func contribute<T>(to type: T.Type, _ binding: Binding) {
        let ordinal = lineage.reduce(1) { $0 + $1.core.contributions(to: .type([T].self)).count }
        let element = Registration(DependencyIdentity(.contribution(type, ordinal: ordinal)))
        element.binding = binding
        let collecting = Binding(.perRequest, at: nil, .type) { try $0.collect(type, in: $0) }
        core.contribute(element, to: .type([T].self), named: DependencyIdentity([T].self), collecting: collecting)
    }

    /// The elements contributed to a container and outward, as far as the whole was not bound or replaced.
    private func collect<T>(_ type: T.Type, in home: Container) throws(ResolutionError) -> [T] {
        var elements: [T] = []
        if let outer = home.core.parent?.inner.find(.type([T].self)) {
            elements =
                outer.binding.origin == .type
                ? try collect(type, in: outer.home)
                : try give(outer, as: [T].self, for: Request(at: outer.binding.place ?? Place()))
        }
        for element in home.core.contributions(to: .type([T].self)) {
            guard let binding = element.binding else { continue }
            let found = Found(key: .element(element), registration: element, binding: binding, home: home)
            elements.append(try give(found, as: type, for: Request(at: binding.place ?? Place())))
        }
        return elements
    }
}
