/// A property that the container fills on first read: with what was bound for its type, or with what a key path names.
///
/// ```swift
/// final class Checkout: PerRequestInjectable {
///     @Injected private var orders: any OrdersProviding        // what was bound for this type
///     @Injected(\.clock) private var clock                     // a key path of Dependencies, checked by the compiler
///     @Injected private var metrics: (any Metrics)?            // nil where nothing is bound
///     @Injected private var checks: [any HealthCheck]          // everything contributed, in order of contribution
///     @Injected private var makeOrder: Provider<OrderViewModel>
///     init(container: Container, args: Void) {}
/// }
/// ```
///
/// The value is resolved once, however many threads read first, and kept. An owner that a container built reads from that container; one
/// made by hand reads from the container that is current when it is first read. A getter cannot throw, so a read that fails stops the
/// program with the whole diagnosis; `tryResolve` of the wrapper (`_orders`) throws instead. A later read costs little more than one of a `lazy var`.
///
/// Swift has no wrapped properties in a `final class: Sendable`. There, write a handle, `let orders = Injected(\.orders)`, and read it as `orders()`;
/// or group wrappers in a Sendable struct held by `let`.
@frozen
@propertyWrapper
public struct Injected<T> {
    @usableFromInline let cell: LazyCell

    /// Where the cell keeps the value.
    @usableFromInline let slot: UnsafeMutablePointer<LazySlot>

    /// Fills the property with what was bound for its type.
    @inlinable
    public init(file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line) {
        cell = LazyCell(T.self, at: Place(file: file, line: line), enclosing: Literal(function))
        slot = cell.slot
    }

    /// Fills the property with what a key path of `Dependencies` names.
    @inlinable
    public init(
        _ dependency: any KeyPath<Dependencies, Dependency<T>> & Sendable,
        file: StaticString = #fileID,
        function: StaticString = #function,
        line: UInt = #line
    ) {
        cell = LazyCell(T.self, dependency, at: Place(file: file, line: line), enclosing: Literal(function))
        slot = cell.slot
    }

    /// The value; resolved on first read.
    @inlinable public var wrappedValue: T {
        @inline(__always) get {
            if !slot.isReady { return Self.firstRead(cell) }
            let value = slot.value(as: T.self)
            // This read may be the last use of the owner, which would take the cell along.
            extendLifetime(cell)
            return value
        }
    }

    /// The value, for a handle held by `let`.
    @inlinable @inline(__always)
    public func callAsFunction() -> T { wrappedValue }

    /// The value, or the error for which it could not be resolved; the next read tries again.
    @inlinable
    public func tryResolve() throws(ResolutionError) -> T {
        defer { extendLifetime(cell) }
        if !slot.isReady { try Self.resolve(cell) }
        return slot.value(as: T.self)
    }

    /// The value, where an async factory may have to make it; the next read tries again after an error.
    ///
    /// - Throws: `ResolutionError`, or `CancellationError` where the waiting task was cancelled.
    public func asyncResolve() async throws -> T {
        if let keyPath = cell.keyPath {
            let dependency = unsafeDowncast(keyPath, to: KeyPath<Dependencies, Dependency<T>>.self)
            // It came in as a Sendable key path, which the cell's storage cannot say.
            nonisolated(unsafe) let shared = dependency
            try await cell.readAsync { container, request in try await container.giveAsync(shared, request) }
        } else {
            try await cell.readAsync(bound: T.self)
        }
        defer { extendLifetime(cell) }
        return slot.value(as: T.self)
    }

    @inlinable @inline(never)
    static func firstRead(_ cell: LazyCell) -> T {
        defer { extendLifetime(cell) }
        do { try resolve(cell) } catch { error.stop(at: cell.place) }
        return cell.slot.value(as: T.self)
    }

    @inlinable @inline(__always)
    static func resolve(_ cell: LazyCell) throws(ResolutionError) {
        let origin = Unmanaged<PropertyOrigin>.passUnretained(cell)
        try cell.read { container throws(ResolutionError) in
            if let keyPath = cell.keyPath {
                let dependency = unsafeDowncast(keyPath, to: KeyPath<Dependencies, Dependency<T>>.self)
                return try container.give(named: dependency, place: cell.place, origin: origin)
            }
            return try container.give(T.self, place: cell.place, origin: origin)
        }
    }
}

// The slot is the cell's, which is Sendable where the value is.
extension Injected: @unchecked Sendable where T: Sendable {}
