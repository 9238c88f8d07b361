import CPlatform

// Instances that are kept: given where they are there, built once where they are not, waited for where another thread builds them.
extension Container {
    /// Gives the instance that this container keeps, and builds it where it keeps none.
    func keep<T>(
        _ registration: Registration,
        _ binding: Binding,
        as type: T.Type,
        for request: Request
    ) throws(ResolutionError) -> T {
        guard let make = binding.make else { return try keptAlready(registration, binding, as: type, for: request) }
        let thread = thread_context_current()
        while true {
            switch registration.state.claim(for: thread) {
            case .ready(let word):
                guard let instance = kept(registration, binding, word, as: type) else { continue }
                trace(.kept, registration.identity, binding, binding.scope, for: request, instance: instance)
                return instance
            case .claimed:
                return try traced(registration.identity, binding, binding.scope, for: request) {
                    () throws(ResolutionError) in
                    try buildKept(registration, binding, make, as: type, for: request)
                }
            case .building(by: thread):
                throw cycle(to: registration.identity, binding.scope, for: request) { $0.makes(registration) }
            case .buildingInTask: throw failure(.notReady, registration.identity, binding.scope, for: request)
            case .building:
                try Waits.wait(for: registration, as: registration.identity, binding.scope, for: request, in: self)
            }
        }
    }

    /// The instance that an async factory has built before; a synchronous request cannot wait for it.
    private func keptAlready<T>(
        _ registration: Registration,
        _ binding: Binding,
        as type: T.Type,
        for request: Request
    ) throws(ResolutionError) -> T {
        guard let word = registration.state.ready, let instance = kept(registration, binding, word, as: type) else {
            throw failure(.notReady, registration.identity, binding.scope, for: request)
        }
        trace(.kept, registration.identity, binding, binding.scope, for: request, instance: instance)
        return instance
    }

    /// The instance that was kept a moment ago; nil where it was forgotten, or nobody held what is shared.
    func kept<T>(_ registration: Registration, _ binding: Binding, _ word: Int, as type: T.Type) -> T? {
        guard binding.scope == .shared else { return registration.ready(as: type) }
        guard let reference = registration.ready(as: WeakReference.self) else { return nil }
        if let object = reference.object { return .some(object as! T) }
        core.forget(word, of: registration)
        return nil
    }

    /// Builds what this thread has claimed.
    private func buildKept<T>(
        _ registration: Registration,
        _ binding: Binding,
        _ make: Binding.Make,
        as type: T.Type,
        for request: Request
    ) throws(ResolutionError) -> T {
        do throws(ResolutionError) {
            try refuseEnded(registration.identity, for: request)
            let box = try running(type, registration, binding.scope, for: request, passing: Void.self) { container in
                try InstanceBox(type) { try make(container, nil, $0) }
            }
            let instance = box.value(as: type)
            let ending = keep(try stored(box, binding, registration, at: request.place), in: registration)
            if ending.hasWaiters { Waits.end(of: registration) }
            return instance
        } catch {
            if registration.state.finish(0).hasWaiters { Waits.end(of: registration, failure: error) }
            throw error
        }
    }

    /// Ends the build of a box, which is kept unless it was forgotten meanwhile.
    @discardableResult
    func keep(_ box: InstanceBox, in registration: Registration) -> BuildState.Ending {
        box.order = core.nextBuildOrder()
        let ending = registration.state.finish(box.word)
        if !ending.isKept { box.destroy() }
        return ending
    }

    /// The box to keep: of what is shared, one that holds the instance weakly.
    func stored(
        _ box: InstanceBox,
        _ binding: Binding,
        _ registration: Registration,
        at place: Place
    ) throws(ResolutionError) -> InstanceBox {
        guard binding.scope == .shared else { return box }
        defer { box.destroy() }
        guard let object = box.object else {
            throw failure(
                .invalidScope(Wording.sharedExistential),
                registration.identity,
                .shared,
                for: Request(at: place)
            )
        }
        return InstanceBox(WeakReference(object))
    }
}

/// Refers to an instance that is kept only while someone else holds it.
private final class WeakReference {
    weak let object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

// Weak references are read and written atomically, and only what is Sendable can be bound as shared.
extension WeakReference: @unchecked Sendable {}
