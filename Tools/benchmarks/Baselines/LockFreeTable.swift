import Synchronization

/// The least that a lookup by type can cost: objects by the address of their type's metadata, in a table of fixed size.
///
/// Filled by one thread before others read it; objects stay for ever.
final class LockFreeTable: Sendable {
    private static let capacity = 64
    // The rows are atomic.
    private nonisolated(unsafe) let rows: UnsafeMutablePointer<Atomic<UInt>>

    init() {
        rows = .allocate(capacity: 2 * Self.capacity)
        for index in 0..<(2 * Self.capacity) { (rows + index).initialize(to: Atomic(0)) }
    }

    deinit { rows.deallocate() }

    func insert<T: AnyObject & Sendable>(_ object: T, for type: T.Type) {
        var row = Self.firstRow(of: Self.key(of: type))
        while rows[2 * row].load(ordering: .relaxed) != 0 { row = (row + 1) & (Self.capacity - 1) }
        rows[2 * row + 1].store(UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()), ordering: .relaxed)
        rows[2 * row].store(Self.key(of: type), ordering: .releasing)
    }

    subscript<T: AnyObject & Sendable>(type: T.Type) -> T? {
        @inline(__always) get {
            let key = Self.key(of: type)
            var row = Self.firstRow(of: key)
            while true {
                let found = rows[2 &* row].load(ordering: .acquiring)
                if found == key { return object(in: row) }
                if found == 0 { return nil }
                row = (row &+ 1) & (Self.capacity &- 1)
            }
        }
    }

    @inline(__always)
    private func object<T: AnyObject>(in row: Int) -> T? {
        UnsafeRawPointer(bitPattern: rows[2 &* row &+ 1].load(ordering: .relaxed)).map {
            Unmanaged<T>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private static func key<T>(of type: T.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

    /// Fibonacci hashing: the six high bits of the key times 2^64 divided by the golden ratio.
    private static func firstRow(of key: UInt) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 58) }
}
