/// A property that the container fills on first read with a type that builds itself: no registration.
///
/// ```swift
/// final class CustomerPage: PerRequestInjectable {
///     @Resolvable private var provider: OrdersProvider
///     @Resolvable(args: .init(customerId: 42, date: .today)) private var orders: OrdersViewModel
///     init(container: Container, args: Void) {}
/// }
/// ```
///
/// What holds for `Injected` holds here: once, from many threads, from the owner's container. The toolchain's `Distributed` module has a
/// macro of the same name; a file that imports both writes `@DependencyInjection.Resolvable`.
@frozen
@propertyWrapper
public struct Resolvable<T: Injectable> {
    @usableFromInline let cell: LazyCell

    /// Where the cell keeps the value.
    @usableFromInline let slot: UnsafeMutablePointer<LazySlot>

    /// Fills the property with an instance built from arguments.
    ///
    /// - Parameter args: What the initialiser is passed; evaluated with the owner, not on first read.
    @inlinable
    public init(
        args: T.Arguments,
        file: StaticString = #fileID,
        function: StaticString = #function,
        line: UInt = #line
    ) {
        cell = ArgumentsCell<T>(args: args, at: Place(file: file, line: line), enclosing: Literal(function))
        slot = cell.slot
    }

    /// Fills the property with an instance of a type that needs no arguments.
    @inlinable
    public init(
        file: StaticString = #fileID,
        function: StaticString = #function,
        line: UInt = #line
    ) where T.Arguments == Void {
        cell = LazyCell(T.self, at: Place(file: file, line: line), enclosing: Literal(function))
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

    /// The value, where an async factory was bound for the type; the next read tries again after an error.
    ///
    /// - Throws: `ResolutionError`, or `CancellationError` where the waiting task was cancelled.
    public func asyncResolve() async throws -> T {
        guard !slot.isReady, try cell.isMadeAsync else { return try tryResolve() }
        try await cell.readAsync(bound: T.self)
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
            let args =
                T.Arguments.self == Void.self
                ? unsafeBitCast((), to: T.Arguments.self) : unsafeDowncast(cell, to: ArgumentsCell<T>.self).args
            return try container.give(T.self, args: args, place: cell.place, origin: origin)
        }
    }
}

// The slot is the cell's, which is Sendable where the value and the arguments are.
extension Resolvable: @unchecked Sendable where T: Sendable, T.Arguments: Sendable {}

/// The cell of a property whose type is built from arguments.
@usableFromInline
final class ArgumentsCell<T: Injectable>: LazyCell {
    @usableFromInline let args: T.Arguments

    @inlinable
    init(args: T.Arguments, at place: Place, enclosing: Literal) {
        self.args = args
        super.init(T.self, nil, at: place, enclosing: enclosing)
    }
}
