import CPlatform
import Synchronization

// Instances that are kept: given where they are there, built once where they are not, waited for where another thread builds them.
extension Container {
    /// Gives the instance that this container keeps, and builds it where it keeps none; nil where something else was bound meanwhile.
    func keep<T>(
        _ registration: Registration,
        _ found: Found,
        as type: T.Type,
        for request: Request
    ) throws(ResolutionError) -> T? {
        let binding = found.binding
        if binding.isAsyncOnly { return try keptAlready(registration, binding, as: type, for: request) }
        let thread = thread_context_current()
        while true {
            switch registration.state.claim(for: thread) {
            case .ready:
                guard let instance = kept(registration, binding, as: type) else { continue }
                traceKept(registration, binding, for: request)
                return instance
            case .claimed:
                guard found.isCurrent else {
                    abandon(registration, nil)
                    return nil
                }
                let built = Unmanaged.passUnretained(registration)
                return try traced(type, built, .passUnretained(binding), binding.scope, for: request) {
                    () throws(ResolutionError) in
                    try buildKept(registration, binding, as: type, for: request)
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
        guard let instance = kept(registration, binding, as: type) else {
            throw failure(.notReady, registration.identity, binding.scope, for: request)
        }
        traceKept(registration, binding, for: request)
        return instance
    }

    /// The instance that is kept now; nil where none is, or nobody held what is shared.
    func kept<T>(_ registration: Registration, _ binding: Binding, as type: T.Type) -> T? {
        binding.scope == .shared
            ? core.held(registration).map { $0 as! T }
            : core.reading(registration) { $0 == 0 ? nil : KeptInstance(word: $0).value(as: type) }
    }

    /// Builds what this thread has claimed.
    private func buildKept<T>(
        _ registration: Registration,
        _ binding: Binding,
        as type: T.Type,
        for request: Request
    ) throws(ResolutionError) -> T {
        do throws(ResolutionError) {
            try refuseEnded(registration.identity, for: request)
            var cells: KeptCells?
            let built = Unmanaged.passUnretained(registration)
            let instance = try running(type, built, binding.scope, for: request, passing: Void.self) {
                container in
                try withUnsafeMutablePointer(to: &cells) { cells in
                    thread_context_current().topmost?.pointee.cells = cells
                    return try binding.make(type, in: container.handedOut)
                }
            }
            let kept = KeptInstance(instance).with(cells)
            let ending = keep(try stored(kept, binding, registration, at: request.place), in: registration)
            if ending.hasWaiters { Waits.end(of: registration) }
            return instance
        } catch {
            abandon(registration, error)
            throw error
        }
    }

    /// Ends the build of an instance, which is kept unless it was forgotten meanwhile.
    @discardableResult
    func keep(_ instance: KeptInstance, in registration: Registration) -> BuildState.Ending {
        registration.order.store(core.nextBuildOrder(), ordering: .relaxed)
        let ending = registration.state.finish(instance.word)
        if !ending.isKept { instance.destroy() }
        return ending
    }

    /// What to keep: of what is shared, a weak reference to the instance.
    func stored(
        _ instance: KeptInstance,
        _ binding: Binding,
        _ registration: Registration,
        at place: Place
    ) throws(ResolutionError) -> KeptInstance {
        if core.hasTracer { registration.implementation = instance.dynamicType }
        if core.refusesCloseables, instance.isCloseable {
            instance.destroy()
            let kind = ResolutionError.Kind.invalidScope(Wording.closeableInSynchronousScope)
            throw failure(kind, registration.identity, binding.scope, for: Request(at: place))
        }
        guard binding.scope == .shared else { return instance }
        defer { instance.destroy() }
        guard let object = instance.object else {
            throw failure(
                .invalidScope(Wording.sharedExistential),
                registration.identity,
                .shared,
                for: Request(at: place)
            )
        }
        return KeptInstance(WeakReference(object)).with(instance.cells)
    }
}

// The ends of a build that the quick way runs.
extension Container {
    /// The registration of a singleton that builds itself, claimed for this thread; nil where the long way has to decide.
    @usableFromInline @inline(never)
    func claim<T: Injectable>(_ type: T.Type) -> Registration? {
        let found =
            find(.type(type)) ?? Self.ownBinding(of: type).map { register(.type(type), DependencyIdentity(type), $0) }
        guard let found, found.binding.isOwn,
            case .claimed = found.registration.state.claim(for: thread_context_current())
        else { return nil }
        if found.isCurrent, !core.buildsNoMore { return found.registration }
        abandon(found.registration, nil)
        return nil
    }

    /// The registration of a singleton that is bound here, claimed for this thread, and what makes it; nil where the long way has to decide.
    @usableFromInline @inline(never)
    func claim(_ key: UInt) -> (Registration, Maker)? {
        guard let registration = core.table[key]?.takeUnretainedValue(), let binding = registration.binding,
            binding.scope == .singleton, case .plain(let maker) = binding.way,
            case .claimed = registration.state.claim(for: thread_context_current())
        else { return nil }
        if registration.stillHas(binding), !core.buildsNoMore { return (registration, maker) }
        abandon(registration, nil)
        return nil
    }

    @usableFromInline @inline(never)
    func keep<T>(_ instance: T, _ cells: KeptCells?, in registration: Registration) {
        let kept = KeptInstance(instance)
        if core.hasTracer { registration.implementation = kept.dynamicType }
        if keep(kept.with(cells), in: registration).hasWaiters { Waits.end(of: registration) }
    }

    @usableFromInline @inline(never)
    func abandon(_ registration: Registration, _ error: ResolutionError?) {
        if registration.state.finish(0).hasWaiters { Waits.end(of: registration, failure: error) }
    }
}

extension ContainerCore {
    /// The instance that is kept weakly; nil where nobody holds it any more, and then it is forgotten.
    fileprivate func held(_ registration: Registration) -> AnyObject? {
        let (object, ended) = reading(registration) { word -> (AnyObject?, KeptInstance?) in
            guard word != 0 else { return (nil, nil) }
            let reference = KeptInstance(word: word)
            if let object = reference.value(as: WeakReference.self).object { return (object, nil) }
            // While it is read: afterwards the word may be that of a newer one.
            return (nil, registration.state.forget(word) ? reference : nil)
        }
        if let ended {
            if !isScope { thread_reads_wait() }
            ended.destroy()
        }
        return object
    }
}

/// Refers to an instance that is kept only while someone else holds it.
private final class WeakReference {
    weak let object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

// Weak references are read and written atomically, and only what is Sendable can be bound as shared.
extension WeakReference: @unchecked Sendable {}
