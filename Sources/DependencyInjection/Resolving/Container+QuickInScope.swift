public import CPlatform

// The quick way of a scope: what it keeps itself, what the root keeps, and what is made anew, where nothing stands in for it.
extension Container {
    /// A read that is under way: of this scope under its lock, of the root as any other.
    @frozen
    @usableFromInline
    struct ScopeRead {
        @usableFromInline let instance: KeptInstance
        @usableFromInline let isLocked: Bool
    }

    /// Begins to read what a request from this scope finds kept; nil where the long way has to decide.
    ///
    /// - Parameters:
    ///   - key: The key of the type, or of the key path.
    ///   - keyPath: The key path; nil for a type.
    @usableFromInline @inline(never)
    func beginScopeRead(_ key: UInt, named keyPath: AnyKeyPath? = nil, on thread: ThreadContext) -> ScopeRead? {
        if let own = core.registration(at: key, named: keyPath) {
            guard !isWithinLongerBuild else { return nil }
            return core.beginLockedRead(own).map { ScopeRead(instance: $0, isLocked: true) }
        }
        var outward = core
        while let parent = outward.parent?.core {
            outward = parent
            guard outward.isScope else { break }
            if outward.registration(at: key, named: keyPath) != nil { return nil }
        }
        guard let kept = outward.table[quick: key] else { return nil }
        return kept._withUnsafeGuaranteedRef { $0.beginRead(on: thread) }.map {
            ScopeRead(instance: $0, isLocked: false)
        }
    }

    /// A copy of the instance.
    @inlinable @inline(__always)
    func endScopeRead<T>(_ read: ScopeRead, as type: T.Type, on thread: ThreadContext) -> T {
        let instance = read.instance.value(as: type)
        if read.isLocked { endLockedRead() } else { thread_reads_end(thread) }
        return instance
    }

    @usableFromInline
    func endLockedRead() { core.endLockedRead() }

    /// The registration of a type that builds itself for this scope, claimed for this thread; nil where the long way has to decide.
    @usableFromInline @inline(never)
    func claimInScope<T: Injectable>(_ type: T.Type) -> Registration? {
        guard !isWithinLongerBuild, let found = find(.type(type)), found.binding.isOwn,
            found.binding.scope == .perScope, !(core.refusesCloseables && type is any Closeable.Type)
        else { return nil }
        let registration = inner.registration(of: found.key, for: found)
        guard case .claimed = registration.state.claim(for: thread_context_current()) else { return nil }
        if found.isCurrent, !core.buildsNoMore { return registration }
        abandon(registration, nil)
        return nil
    }

    /// Whether nothing is known of a key here and outward, so that a type builds itself.
    @usableFromInline @inline(never)
    func knowsNothing(of key: UInt) -> Bool { core.lineage.allSatisfy { $0.table[key] == nil } }

    /// What makes a new instance for each request, without arguments; nil where the long way has to decide.
    @usableFromInline @inline(never)
    func maker(of key: UInt, named keyPath: AnyKeyPath? = nil) -> (Registration, Maker)? {
        for home in core.lineage {
            guard let registration = home.registration(at: key, named: keyPath), let binding = registration.binding
            else { continue }
            guard binding.scope == .perRequest, case .plain(let maker) = binding.way else { return nil }
            return (registration, maker)
        }
        return nil
    }
}

extension ContainerCore {
    /// The registration of a type by its key, or of a key path by itself: another object may name the same.
    fileprivate func registration(at key: UInt, named keyPath: AnyKeyPath?) -> Registration? {
        if let keyPath { return registration(of: .keyPath(keyPath)) }
        return table[key]?.takeUnretainedValue()
    }
}
