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
        if container != nil { joinBuild() }
    }

    /// Tells the build that it is part of that it exists. Out of line, so that a property of what was made by hand is not held meanwhile.
    @inline(never)
    private final func joinBuild() {
        KeptCells.add(self, ofBuild: ownerSerial, on: thread_context_current())
        if isTraced { declare() }
    }

    deinit { empty() }

    /// Lets a value go that is there. The next read finds none and asks again.
    final func empty() {
        if slot.pointee.state.forget(Self.isThere) { deinitialize(valueType) }
    }

    /// The state of a property that has its value.
    @inlinable static var isThere: Int { 1 }

    private final func deinitialize<Value>(_ type: Value.Type) {
        // Most values are references to objects; the general way costs more than the rest of the cell's end.
        guard !TypeName.isNativeClass(type) else { return slot.releaseObject() }
        slot.deinitialize(valueOf: type)
    }

    /// Resolves on first read; whoever reads meanwhile waits for it.
    ///
    /// Nothing is kept of a failure: the next read tries again.
    @inlinable @inline(__always)
    final func read<Value>(_ make: (Container) throws(ResolutionError) -> Value) throws(ResolutionError) {
        while true {
            switch slot.pointee.state.claim(for: thread_context_current()) {
            case .ready: return
            case .building(let builder): try wait(for: builder)
            case .buildingInTask: try refuseNotReady()
            case .claimed:
                do throws(ResolutionError) {
                    slot.initialize(value: try withContainer(make))
                    finish(Self.isThere)
                    return
                } catch {
                    finish(0, failure: error)
                    throw error
                }
            }
        }
    }

    /// Resolves on first read and waits for an async factory; whoever reads meanwhile waits for the same one.
    final func readAsync<Value>(
        _ make: @escaping @Sendable (Container, Request) async throws -> Value
    ) async throws {
        // The cell and the value are handed to the task that builds and come back when it has ended.
        nonisolated(unsafe) let cell = self
        while !slot.isReady {
            let container = try resolvingContainer()
            let request = Request(at: place, origin: .passUnretained(self))
            let build = AsyncBuild(
                of: identity,
                nil,
                for: request,
                in: container,
                target: ObjectIdentifier(self),
                isRead: true
            )
            let outcome = await Flights.wait(for: self, build) { build in
                await cell.build(build) {
                    try await make(container, Request(at: cell.place, origin: .passUnretained(cell)))
                }
            }
            switch outcome {
            case .built: return
            case .failed(let error): throw error.seen(from: build.path)
            case .cycle(let path, let start): throw container.cycle(path: path, startingAt: start)
            case .cancelled: throw CancellationError()
            case nil: if let builder { try wait(for: builder) }
            }
        }
    }

    /// Resolves what was bound for the type on first read.
    final func readAsync<Value>(bound type: Value.Type) async throws {
        try await readAsync { container, request in try await container.giveAsync(bound: type, request) }
    }

    /// Whether only an async factory makes what the property asks for, where it is not ready.
    final var isMadeAsync: Bool {
        get throws(ResolutionError) { try resolvingContainer().find(.type(valueType))?.binding.makeAsync != nil }
    }

    /// Builds the value in a task, and lets all go on who wait for it.
    private final func build<Value>(_ build: AsyncBuild, _ make: () async throws -> Value) async {
        do throws(ResolutionError) {
            slot.initialize(value: try await build.run(make))
            slot.pointee.state.finish(Self.isThere)
            Flights.land(self, .built(keeping: nil))
        } catch {
            slot.pointee.state.finish(0)
            Flights.land(self, .failed(error))
        }
    }

    @inlinable @inline(__always)
    final func finish(_ word: Int, failure: ResolutionError? = nil) {
        if slot.pointee.state.finish(word).hasWaiters { endWaits(failure) }
    }

    final var builder: ThreadContext? { slot.pointee.state.builder }

    final func announceWaiter() -> ThreadContext? { slot.pointee.state.announceWaiter() }

    final func claimForTask() -> BuildState.Claim { slot.pointee.state.claimForTask() }

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

    /// Refuses a read of what a task is still building.
    @usableFromInline
    final func refuseNotReady() throws(ResolutionError) {
        let request = Request(at: place, origin: .passUnretained(self))
        throw try resolvingContainer().failure(.notReady, identity, for: request)
    }

    @usableFromInline
    final func endWaits(_ failure: ResolutionError?) { Waits.end(of: self, failure: failure) }

    /// Runs `body` with the container in which the property resolves. That of the owner is held by this cell, and not once more.
    @inlinable @inline(__always)
    final func withContainer<Result>(
        _ body: (Container) throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        let own = container.map(Unmanaged.passUnretained)
        let current = own == nil ? try currentContainer() : nil
        defer { extendLifetime(current) }
        // Where the owner has none, the current one was found, or an error was thrown.
        let container = own ?? .passUnretained(current.unsafelyUnwrapped)
        do { return try container._withUnsafeGuaranteedRef(body) } catch {
            // `body` throws nothing else.
            throw error as! ResolutionError
        }
    }

    /// Where the property resolves: in the container that built its owner, else in the one that is current.
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
