internal import CPlatform
public import Synchronization

/// What all references to one container share: its registrations, its instances and its place among containers.
@usableFromInline
final class ContainerCore: Sendable {
    /// Which ways to an instance are open.
    @usableFromInline let ways: Atomic<UInt8>

    /// The registrations by key, read without a lock.
    @usableFromInline let table: RegistrationTable

    /// Is told of everything; nil where nobody is. To be used while the core is held.
    let tracer: Unmanaged<TracerBox>?

    let tracerBox: TracerBox?

    /// The container that this is a scope of, by its outer reference: a scope keeps its parent.
    let parent: Container?

    /// The next one outward, which the parent holds.
    private let outward: Unmanaged<ContainerCore>?

    /// Whether it ends without being able to wait for something to be closed.
    let refusesCloseables: Bool

    private let registry = Locked(Registry())
    /// Whether anything is registered by a key path; most scopes have nothing to look for.
    private let namesKeyPaths = Atomic<Bool>(false)
    private let builds = Atomic<Int>(0)
    private let closed = Atomic<Bool>(false)
    private let ended = Atomic<Bool>(false)

    init(tracer: TracerBox?, parent: Container?, refusesCloseables: Bool = false) {
        tracerBox = tracer
        self.tracer = tracer.map(Unmanaged.passUnretained)
        self.parent = parent
        outward = parent.map { .passUnretained($0.core) }
        self.refusesCloseables = refusesCloseables
        table = RegistrationTable(isQuick: parent == nil && tracer == nil)
        ways = Atomic((tracer == nil ? 0 : Ways.traced) | (parent == nil ? 0 : Ways.scoped))
    }

    deinit { registry.withLock { $0.writer.free(table) } }

    /// What makes a way to an instance longer. Without any, a look into the table is enough.
    @usableFromInline
    enum Ways {
        /// A tracer is told.
        @inlinable static var traced: UInt8 { 1 }
        /// Of a scope, the tables outward are looked into too.
        @inlinable static var scoped: UInt8 { 2 }
        /// It is closed, and only the long way is left.
        @inlinable static var closed: UInt8 { 4 }
    }

    @inlinable var isPlain: Bool {
        @inline(__always) get { ways.load(ordering: .relaxed) == 0 }
    }

    @inlinable var isScoped: Bool {
        @inline(__always) get { ways.load(ordering: .relaxed) == Ways.scoped }
    }

    @inlinable var isTraced: Bool {
        @inline(__always) get { ways.load(ordering: .relaxed) == Ways.traced }
    }

    /// Whether a tracer is told and a quick way is open.
    @inlinable var isTracedAndOpen: Bool {
        @inline(__always) get { ways.load(ordering: .relaxed) & (Ways.traced | Ways.closed) == Ways.traced }
    }

    /// Whether only the long way is left.
    var isClosed: Bool { ways.load(ordering: .relaxed) & Ways.closed != 0 }

    @inlinable var hasTracer: Bool {
        @inline(__always) get { ways.load(ordering: .relaxed) & Ways.traced != 0 }
    }

    @inlinable var isScope: Bool {
        @inline(__always) get { ways.load(ordering: .relaxed) & Ways.scoped != 0 }
    }

    /// Whether it builds no more: it was shut down, or has ended.
    var buildsNoMore: Bool {
        // Pairs with the fences of `close` and `end`.
        atomicMemoryFence(ordering: .sequentiallyConsistent)
        return closed.load(ordering: .acquiring)
    }

    /// Has it build no more; false where that was so before.
    func close() -> Bool {
        // Under the lock, since a table that grows carries the quick way on.
        registry.withLock { _ in
            ways.store(ways.load(ordering: .relaxed) | Ways.closed, ordering: .releasing)
            table.closeQuickWay()
        }
        let wasClosed = closed.exchange(true, ordering: .acquiringAndReleasing)
        atomicMemoryFence(ordering: .sequentiallyConsistent)
        return !wasClosed
    }

    /// Closes the container: no request is met any more, and what was kept is let go, last built first.
    func end() {
        _ = close()
        // Who builds either sees that this is closed, or its claim is seen here.
        if !ended.exchange(true, ordering: .acquiringAndReleasing) { forget(registrations, emptying: true) }
    }

    /// This container and those that it is a scope of, outward. Each is held by the one before.
    var lineage: some Sequence<Unmanaged<ContainerCore>> {
        sequence(first: .passUnretained(self)) { $0._withUnsafeGuaranteedRef { $0.outward } }
    }

    /// Whether it is that container or a scope of it, however far inward.
    func isWithin(_ container: Container) -> Bool { lineage.contains { $0.toOpaque() == container.core.address } }

    private var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Takes the next number in the order of builds.
    func nextBuildOrder() -> Int { builds.add(1, ordering: .relaxed).newValue }

    /// Lets go of the instances of these registrations, last built first. What is being built is not kept either.
    ///
    /// - Parameter isEnd: Whether the properties of those that are still there afterwards are emptied.
    func forget(_ registrations: [Registration], emptying isEnd: Bool = false) {
        var kept = take(registrations)
        guard !kept.isEmpty else { return }
        if !isScope { thread_reads_wait() }
        let cells = isEnd ? kept.compactMap(\.instance.cells) : []
        kept.sort { $0.order > $1.order }
        for (_, instance) in kept { instance.destroy() }
        for cells in cells { cells.empty() }
    }

    /// Takes the instances of these registrations out of reach.
    private func take(_ registrations: [Registration]) -> [(order: Int, instance: KeptInstance)] {
        isScope ? registry.withLock { _ in Self.take(registrations) } : Self.take(registrations)
    }

    private static func take(_ registrations: [Registration]) -> [(order: Int, instance: KeptInstance)] {
        var taken: [(order: Int, instance: KeptInstance)] = []
        taken.reserveCapacity(registrations.count)
        for registration in registrations {
            guard let word = registration.state.forget() else { continue }
            taken.append((registration.order.load(ordering: .relaxed), KeptInstance(word: word)))
        }
        return taken
    }

    /// What a scope keeps, in a read under its lock that the caller ends; nil, and no read, where nothing is.
    func beginLockedRead(_ registration: Registration) -> KeptInstance? {
        registry.lock()
        if let word = registration.state.ready { return KeptInstance(word: word) }
        registry.unlock()
        return nil
    }

    func endLockedRead() { registry.unlock() }

    /// Runs `body` with the word of what is kept, which stays until `body` returns; 0 for nothing.
    func reading<Result>(_ registration: Registration, _ body: (Int) -> Result) -> Result {
        reading { body(registration.state.ready ?? 0) }
    }

    /// Runs `body`; what is kept stays until it returns.
    ///
    /// A scope is read under its lock: it ends with each request, and then would wait for the reads of every thread.
    func reading<Result>(_ body: () -> Result) -> Result {
        if isScope { return registry.withLock { _ in body() } }
        let thread = thread_context_current()
        thread_reads_begin(thread)
        defer { thread_reads_end(thread) }
        return body()
    }
}

// MARK: Registrations

extension ContainerCore {
    /// What the container's lock guards, beside the fields of its registrations.
    struct Registry {
        fileprivate var writer = RegistrationTableWriter()
        fileprivate(set) var registrations: [Registration] = []
        /// The registrations of key paths, each under one of the equal objects that may name it.
        fileprivate var named: [AnyKeyPath: Registration] = [:]
        /// Key paths whose addresses are keys of the table, kept so that the addresses stay theirs.
        fileprivate var keyPaths: [AnyKeyPath] = []
    }

    /// The key of a type is the address of its metadata.
    @inlinable @inline(__always)
    static func key<T>(of type: T.Type) -> UInt { unsafeBitCast(type as any Any.Type, to: UInt.self) }

    /// The key of a key path is its own address: a literal is one object for the whole run.
    @inlinable @inline(__always)
    static func key(of keyPath: AnyKeyPath) -> UInt { UInt(bitPattern: ObjectIdentifier(keyPath)) }

    /// A copy of the instance that is kept for a key; nil where the quick way is closed or nothing is kept.
    @inlinable @inline(__always)
    func ready<T>(_ key: UInt, as type: T.Type) -> T? {
        guard let registration = table[quick: key] else { return nil }
        return registration._withUnsafeGuaranteedRef { $0.ready(as: type) }
    }

    /// The registration of a dependency in this container alone.
    func registration(of key: DependencyKey) -> Registration? {
        if let registration = table[key.address] { return registration.takeUnretainedValue() }
        guard case .keyPath(let keyPath) = key, namesKeyPaths.load(ordering: .acquiring) else { return nil }
        return registry.withLock { registry in
            guard let registration = registry.named[keyPath] else { return nil }
            registry.addAlias(keyPath, of: registration, in: table)
            return registration
        }
    }

    /// Runs `body` under the container's lock with the registration of a dependency, which is added where it is not there yet.
    @discardableResult
    func withRegistration<Result, Failure: Error>(
        of key: DependencyKey,
        named identity: DependencyIdentity,
        _ body: (Registration) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try registry.withLock { registry throws(Failure) in
            if let found = registry.find(key, in: table) {
                found.wasFound = true
                return try body(found)
            }
            if case .keyPath = key { namesKeyPaths.store(true, ordering: .releasing) }
            return try body(registry.add(key, named: identity, in: table))
        }
    }

    /// Adds an element to a collection, which `collecting` gives unless something else is bound for it.
    func contribute(
        _ element: Registration,
        to key: DependencyKey,
        named identity: DependencyIdentity,
        collecting: Binding
    ) {
        registry.withLock { registry in
            registry.registrations.append(element)
            let collection = registry.find(key, in: table) ?? registry.add(key, named: identity, in: table)
            collection.contributions.append(element)
            if collection.binding == nil { collection.binding = collecting }
        }
    }

    /// The elements of a collection that were contributed to this container.
    func contributions(to key: DependencyKey) -> [Registration] {
        registry.withLock { $0.find(key, in: table)?.contributions ?? [] }
    }

    /// Whether nothing is kept or being built, as far as a short look tells: a new scope is given values before it keeps anything.
    private var keepsNothing: Bool {
        registry.withLock { registry in
            registry.registrations.count <= 8 && registry.registrations.allSatisfy { $0.state.isIdle }
        }
    }

    /// Every registration of this container.
    var registrations: [Registration] { registry.withLock { $0.registrations } }

    /// Lets go of what a dependency has built here.
    func forget(_ key: DependencyKey) {
        // Pairs with the fence of a builder: either its claim is seen here, or it sees what was bound before this.
        atomicMemoryFence(ordering: .sequentiallyConsistent)
        guard !keepsNothing else { return }
        // Elements that containers outward contributed may be kept here too.
        let elements = lineage.dropFirst().flatMap { $0.takeUnretainedValue().contributions(to: key) }
        let found = registry.withLock { registry in
            let outer = elements.compactMap { registry.find(.element($0), in: table) }
            let own = registry.find(key, in: table).map { [$0] + $0.contributions } ?? []
            return outer + own + own.compactMap { registry.find(.weak($0), in: table) }
        }
        forget(found)
    }
}

extension ContainerCore.Registry {
    /// Enough for every literal of a program that names one dependency; a key path with captured values is a new object each time.
    private static let mostAliases = 64

    fileprivate func find(_ key: DependencyKey, in table: borrowing RegistrationTable) -> Registration? {
        if let registration = table[key.address] { return registration.takeUnretainedValue() }
        guard case .keyPath(let keyPath) = key else { return nil }
        return named[keyPath]
    }

    fileprivate mutating func add(
        _ key: DependencyKey,
        named identity: DependencyIdentity,
        in table: borrowing RegistrationTable
    ) -> Registration {
        let registration = Registration(identity, type: key.valueType)
        // As much as most scopes ever need.
        if registrations.isEmpty { registrations.reserveCapacity(8) }
        registrations.append(registration)
        if case .keyPath(let keyPath) = key {
            named[keyPath] = registration
            keyPaths.append(keyPath)
        }
        writer.insert(registration, at: key.address, in: table)
        return registration
    }

    fileprivate mutating func addAlias(
        _ keyPath: AnyKeyPath,
        of registration: Registration,
        in table: borrowing RegistrationTable
    ) {
        let key = ContainerCore.key(of: keyPath)
        guard registration.aliases < Self.mostAliases, table[key] == nil else { return }
        registration.aliases += 1
        keyPaths.append(keyPath)
        writer.insert(registration, at: key, in: table)
    }
}
