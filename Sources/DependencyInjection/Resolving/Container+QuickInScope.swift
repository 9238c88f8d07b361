public import CPlatform

// The quick way of a scope: what it keeps itself, what the root keeps, and what is made anew, where nothing stands in for it.
extension Container {
    /// A read that is under way: of this scope under its lock, of the root as any other.
    @frozen
    @usableFromInline
    struct ScopeRead {
        @usableFromInline let instance: KeptInstance
        @usableFromInline let registration: Unmanaged<Registration>
        /// The container that keeps it, this one or one outward.
        @usableFromInline let home: Unmanaged<ContainerCore>
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
            guard let instance = own._withUnsafeGuaranteedRef({ core.beginLockedRead($0) }) else { return nil }
            return ScopeRead(instance: instance, registration: own, home: .passUnretained(core))
        }
        for home in core.lineage.dropFirst() {
            if home._withUnsafeGuaranteedRef({ $0.isScope }) {
                if home._withUnsafeGuaranteedRef({ $0.registration(at: key, named: keyPath) }) != nil { return nil }
                continue
            }
            guard let kept = home._withUnsafeGuaranteedRef({ $0.isClosed ? nil : $0.table[key] }),
                let instance = kept._withUnsafeGuaranteedRef({ $0.beginRead(on: thread) })
            else { return nil }
            return ScopeRead(instance: instance, registration: kept, home: home)
        }
        return nil
    }

    /// A copy of the instance.
    @inlinable @inline(__always)
    func endScopeRead<T>(_ read: ScopeRead, as type: T.Type, on thread: ThreadContext) -> T {
        let instance = read.instance.value(as: type)
        if read.home.toOpaque() == Unmanaged.passUnretained(core).toOpaque() {
            endLockedRead()
        } else {
            thread_reads_end(thread)
        }
        return instance
    }

    @usableFromInline
    func endLockedRead() { core.endLockedRead() }

    /// The registration of a type that builds itself for this scope, claimed for this thread; nil where the long way has to decide.
    @usableFromInline @inline(never)
    func claimInScope(_ type: any Any.Type) -> Registration? {
        let key = DependencyKey.type(type)
        guard !isWithinLongerBuild, let (known, binding) = bound(key.address, named: nil),
            binding._withUnsafeGuaranteedRef({ $0.isOwn && $0.scope == .perScope }),
            !(core.refusesCloseables && CloseableTypes.conformance(of: type) != nil)
        else { return nil }
        let registration = registration(of: key, as: known.takeUnretainedValue())
        guard case .claimed = registration.state.claim(for: thread_context_current()) else { return nil }
        let isCurrent = known._withUnsafeGuaranteedRef { $0.stillHas(binding.takeUnretainedValue()) }
        if isCurrent, !core.buildsNoMore { return registration }
        abandon(registration, nil)
        return nil
    }

    /// Whether nothing is known of a key here and outward, so that a type builds itself.
    @usableFromInline @inline(never)
    func knowsNothing(of key: UInt) -> Bool {
        core.lineage.allSatisfy { $0._withUnsafeGuaranteedRef { $0.table[key] } == nil }
    }

    /// What makes a new instance of something bound for each request. All of it lives as long as this container.
    @frozen
    @usableFromInline
    struct BoundMaker {
        @usableFromInline let registration: Unmanaged<Registration>
        @usableFromInline let binding: Unmanaged<Binding>
        @usableFromInline let maker: Maker
    }

    /// What makes a new instance for each request, without arguments; nil where the long way has to decide.
    @usableFromInline @inline(never)
    func maker(of key: UInt, named keyPath: AnyKeyPath? = nil) -> BoundMaker? {
        guard let (registration, binding) = bound(key, named: keyPath) else { return nil }
        return binding._withUnsafeGuaranteedRef { bound in
            guard bound.scope == .perRequest, case .plain(let maker) = bound.way else { return nil }
            return BoundMaker(registration: registration, binding: binding, maker: maker)
        }
    }

    /// The nearest binding, outward, and the registration that has it.
    func bound(
        _ key: UInt,
        named keyPath: AnyKeyPath?
    ) -> (registration: Unmanaged<Registration>, binding: Unmanaged<Binding>)? {
        for home in core.lineage {
            if let registration = home._withUnsafeGuaranteedRef({ $0.registration(at: key, named: keyPath) }),
                let binding = registration._withUnsafeGuaranteedRef({ $0.unmanagedBinding })
            {
                return (registration, binding)
            }
        }
        return nil
    }
}

extension ContainerCore {
    /// The registration of a type by its key, or of a key path by itself: another object may name the same.
    fileprivate func registration(at key: UInt, named keyPath: AnyKeyPath?) -> Unmanaged<Registration>? {
        if let registration = table[key] { return registration }
        return keyPath.flatMap { registration(of: .keyPath($0)).map(Unmanaged.passUnretained) }
    }
}
