public import CPlatform

// The quick way: what is kept, and what nothing stands in for, without leaving the module of the caller. All else goes the long way.
extension Container {
    /// A copy of a kept instance; nil where none is kept, as for every type that is built anew for each request.
    @inlinable @inline(__always)
    func ready<T: Injectable>(_ type: T.Type) -> T? {
        type.instanceScope == .perRequest ? nil : core.ready(ContainerCore.key(of: type), as: type)
    }

    /// An instance that is not there by a quick look, out of the way of the code that asks; stops the program where there is none to give.
    @inlinable @inline(never)
    func giveOrStop<T: Injectable>(_ type: T.Type, args: T.Arguments, place: Place) -> T {
        do { return try giveUnready(type, args: args, place: place) } catch { error.stop(at: place) }
    }

    /// A kept instance, or a new one that nothing stands in for, without leaving the caller's module; all else goes the long way.
    @inlinable @inline(__always)
    func give<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>? = nil
    ) throws(ResolutionError) -> T {
        if let ready = ready(type) { return ready }
        return try giveUnready(type, args: args, place: place, origin: origin)
    }

    /// The same where a look into the table was not enough.
    @inlinable @inline(__always)
    func giveUnready<T: Injectable>(
        _ type: T.Type,
        args: T.Arguments,
        place: Place,
        origin: Unmanaged<PropertyOrigin>? = nil
    ) throws(ResolutionError) -> T {
        if core.isPlain {
            if type.instanceScope == .perRequest {
                if core.table[ContainerCore.key(of: type)] == nil {
                    return try build(type, args: args, place: place, origin: origin)
                }
            } else if type.instanceScope == .singleton, let registration = claim(type) {
                return try buildKept(type, registration, .singleton, args: args, place: place, origin: origin)
            }
        } else if core.isScoped {
            if type.instanceScope == .perRequest {
                if knowsNothing(of: ContainerCore.key(of: type)) {
                    return try build(type, args: args, place: place, origin: origin)
                }
            } else {
                let thread = thread_context_current()
                if let read = beginScopeRead(ContainerCore.key(of: type), on: thread) {
                    return endScopeRead(read, as: type, on: thread)
                }
                if type.instanceScope == .perScope, let registration = claimInScope(type) {
                    return try buildKept(type, registration, .perScope, args: args, place: place, origin: origin)
                }
            }
        } else {
            let thread = thread_context_current()
            if type.instanceScope != .perRequest,
                let (registration, kept) = beginTracedRead(ContainerCore.key(of: type), on: thread)
            {
                let request = Request(at: place, origin: origin)
                return endTracedRead(of: registration, kept, as: type, on: thread, for: request)
            }
            if core.isTracedAndOpen { return try giveTraced(type, args: args, place: place, origin: origin) }
        }
        return try giveInjectable(type, args: args, place: place, origin: origin)
    }

    /// A kept instance; all else goes the long way.
    @inlinable @inline(__always)
    func give<T>(
        _ type: T.Type,
        place: Place,
        origin: Unmanaged<PropertyOrigin>? = nil
    ) throws(ResolutionError) -> T {
        if let ready = core.ready(ContainerCore.key(of: type), as: type) { return ready }
        return try giveUnready(type, Request(at: place, origin: origin))
    }

    /// A kept instance, found by the identity of the key path; all else goes the long way.
    @inlinable @inline(__always)
    func give<T>(
        named dependency: KeyPath<Dependencies, Dependency<T>>,
        place: Place,
        origin: Unmanaged<PropertyOrigin>? = nil
    ) throws(ResolutionError) -> T {
        if let ready = core.ready(ContainerCore.key(of: dependency), as: T.self) { return ready }
        return try giveUnready(named: dependency, Request(at: place, origin: origin))
    }

    /// A kept instance that is not there by a quick look, or a new one of what is bound; all else goes the long way.
    @inlinable @inline(__always)
    func giveUnready<T>(_ type: T.Type, _ request: Request) throws(ResolutionError) -> T {
        let (key, thread) = (ContainerCore.key(of: type), thread_context_current())
        if let (registration, kept) = beginTracedRead(key, on: thread) {
            return endTracedRead(of: registration, kept, as: type, on: thread, for: request)
        }
        if core.isPlain, let (registration, maker) = claim(key) {
            return try buildKept(type, registration, .singleton, for: request, maker.closure(making: type))
        }
        if core.isScoped, let read = beginScopeRead(key, on: thread) {
            return endScopeRead(read, as: type, on: thread)
        }
        if core.isPlain || core.isScoped, let bound = maker(of: key) {
            return try build(type, bound, for: request, bound.maker.closure(making: type))
        }
        if core.isTracedAndOpen { return try giveTraced(type, request) }
        return try giveBound(type, request)
    }

    @inlinable @inline(__always)
    func giveUnready<T>(
        named dependency: KeyPath<Dependencies, Dependency<T>>,
        _ request: Request
    ) throws(ResolutionError) -> T {
        let (key, thread) = (ContainerCore.key(of: dependency), thread_context_current())
        if let (registration, kept) = beginTracedRead(key, on: thread) {
            return endTracedRead(of: registration, kept, as: T.self, on: thread, for: request)
        }
        if core.isScoped, let read = beginScopeRead(key, named: dependency, on: thread) {
            return endScopeRead(read, as: T.self, on: thread)
        }
        if core.isPlain || core.isScoped, let bound = maker(of: key, named: dependency) {
            return try build(T.self, bound, for: request, bound.maker.closure(making: T.self))
        }
        if core.isTracedAndOpen { return try giveTraced(named: dependency, request) }
        return try giveNamed(dependency, request)
    }

    /// What was bound and is not there by a quick look, out of the way of the code that asks; stops the program where there is none to give.
    @inlinable @inline(never)
    func giveOrStop<T>(_ type: T.Type, place: Place) -> T {
        do { return try giveUnready(type, Request(at: place)) } catch { error.stop(at: place) }
    }

    /// What a key path names, likewise.
    @inlinable @inline(never)
    func giveOrStop<T>(_ dependency: KeyPath<Dependencies, Dependency<T>>, place: Place) -> T {
        do { return try giveUnready(named: dependency, Request(at: place)) } catch { error.stop(at: place) }
    }
}
