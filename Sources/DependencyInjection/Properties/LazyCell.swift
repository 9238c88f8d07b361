public import CPlatform

/// What resolves a property on first read, once, and keeps its value.
///
/// One class for all types, so that a property costs no class of its own; who reads it knows the type.
@usableFromInline
class LazyCell: PropertyOrigin, BuiltOnce {
    @exclusivity(unchecked) private final var storage = LazySlot()

    /// Where the slot is. A stored property that cannot be copied has one address for the life of its object.
    @usableFromInline final let slot: UnsafeMutablePointer<LazySlot>

    private final let valueType: any Any.Type

    /// The key path of `Dependencies` that names the dependency; nil where its type does.
    @usableFromInline final let keyPath: AnyKeyPath?

    @usableFromInline
    init(_ type: any Any.Type, _ keyPath: AnyKeyPath? = nil, at place: Place, enclosing: Literal) {
        valueType = type
        self.keyPath = keyPath
        slot = withUnsafeMutablePointer(to: &storage) { $0 }
        super.init(at: place, enclosing: enclosing)
        slot.pointee.cell = .passUnretained(self)
        if isTraced { declare() }
    }

    deinit {
        if slot.pointee.isReady { empty(valueType) }
    }

    private final func empty<Value>(_ type: Value.Type) { slot.deinitialize(valueOf: type) }

    /// Resolves on first read; whoever reads meanwhile waits for it.
    ///
    /// Nothing is kept of a failure: the next read tries again.
    @inlinable @inline(__always)
    final func read<Value>(_ make: (Container) throws(ResolutionError) -> Value) throws(ResolutionError) {
        while true {
            switch slot.pointee.state.claim(for: thread_context_current()) {
            case .ready: return
            case .building(let builder): try wait(for: builder)
            case .claimed:
                do throws(ResolutionError) {
                    slot.initialize(value: try make(resolvingContainer()))
                    finish(1)
                    return
                } catch {
                    finish(0, failure: error)
                    throw error
                }
            }
        }
    }

    @inlinable @inline(__always)
    final func finish(_ word: Int, failure: ResolutionError? = nil) {
        if slot.pointee.state.finish(word).hasWaiters { endWaits(failure) }
    }

    final var builder: ThreadContext? { slot.pointee.state.builder }

    final func announceWaiter() -> ThreadContext? { slot.pointee.state.announceWaiter() }

    /// Waits for another thread's read; one inside this thread's own read can never end.
    @usableFromInline
    final func wait(for builder: ThreadContext) throws(ResolutionError) {
        let container = try resolvingContainer()
        let request = Request(at: place, origin: .passUnretained(self))
        if builder == thread_context_current() {
            throw container.cycle(to: identity, nil, for: request) { $0.makes(self) }
        }
        try Waits.wait(for: self, as: identity, nil, for: request, in: container)
    }

    @usableFromInline
    final func endWaits(_ failure: ResolutionError?) { Waits.end(of: self, failure: failure) }

    /// Where the property resolves: in the container that built its owner, else in the one that is current.
    @inlinable @inline(__always)
    final func resolvingContainer() throws(ResolutionError) -> Container {
        if let container { return container }
        return try currentContainer()
    }

    /// Where a property resolves whose owner was made by hand.
    @usableFromInline
    final func currentContainer() throws(ResolutionError) -> Container { try currentContainer(for: identity) }

    private final func declare() {
        let form = valueType as? any DependencyForm.Type
        declare(form.map { DependencyIdentity($0.subject) } ?? identity, form?.edge ?? .lazy)
    }

    /// Names what the property asks for.
    private final var identity: DependencyIdentity {
        keyPath.flatMap(DependencyKey.identity(of:)) ?? DependencyIdentity(valueType)
    }
}
