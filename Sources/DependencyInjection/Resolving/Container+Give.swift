import CPlatform

// The long way to an instance: what is bound where, in which scope it is kept, who builds it.
extension Container {
    /// Gives a type that builds itself, or what stands in for it.
    @usableFromInline @inline(never)
    func giveInjectable<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>?
    ) throws(ResolutionError) -> T {
        try withUnsafePointer(to: args) { pointer throws(ResolutionError) in
            let arguments = MemoryLayout<T.Arguments>.size == 0 ? nil : UnsafeRawPointer(pointer)
            let request = Request(at: place, arguments: arguments, origin: origin).made(by: self)
            if let found = find(.type(type)) { return try give(found, as: type, for: request) }
            guard type.instanceScope == .perRequest else {
                return try give(register(type, for: request), as: type, for: request)
            }
            try refuseEnded(DependencyIdentity(type), for: request)
            return try traced(type, nil, nil, .perRequest, for: request) { () throws(ResolutionError) in
                try running(type, nil, .perRequest, for: request, passing: T.Arguments.self) { container in
                    try T.make(in: container.handedOut, args)
                }
            }
        }
    }

    /// Gives what was bound for a type; else what the type's form gives without a binding; else builds it, where it builds itself.
    @usableFromInline @inline(never)
    func giveBound<T>(_ type: T.Type, _ request: Request) throws(ResolutionError) -> T {
        let request = request.made(by: self)
        if let found = find(.type(type)) { return try give(found, as: type, for: request) }
        if let form = type as? any DependencyForm.Type { return try form.give(from: self, for: request) as! T }
        if let injectable = type as? any Injectable.Type { return try giveOpened(injectable, request) as! T }
        try refuseEnded(DependencyIdentity(type), for: request)
        throw failure(.missingBinding, DependencyIdentity(type), for: request, candidates: candidates(for: type))
    }

    /// Gives what a key path names: what the program bound for it, else what its property says.
    @usableFromInline @inline(never)
    func giveNamed<T>(_ keyPath: KeyPath<Dependencies, Dependency<T>>, _ request: Request) throws(ResolutionError) -> T
    {
        let found = find(.keyPath(keyPath)) ?? registerDefault(of: keyPath)
        return try give(found, as: T.self, for: request.made(by: self))
    }

    private func giveOpened<T: Injectable>(_ type: T.Type, _ request: Request) throws(ResolutionError) -> T {
        guard let none = () as? T.Arguments else {
            throw failure(.missingArguments, DependencyIdentity(type), for: request)
        }
        return try giveInjectable(type, args: none, place: request.place, origin: request.origin)
    }
}
