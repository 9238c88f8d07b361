public import Synchronization

/// Finds the registration of a key without a lock.
///
/// Open addressing with linear probing over one raw block of key and registration words, at most half full, keyed by addresses. Rows are
/// added under the container's lock and never taken out; a reader meets a row whole or not at all. A block that is full is copied, and the
/// old one stays for its readers until the table ends: together they are smaller than the last.
@usableFromInline
struct RegistrationTable: ~Copyable {
    /// The address of `shift`, `mask`, then pairs of key and value.
    @usableFromInline let block: Atomic<UInt>

    /// The same block where a look into it is enough for a request, else one without rows: the open way costs no branch.
    @usableFromInline let quick: Atomic<UInt>

    @usableFromInline typealias Word = Atomic<UInt>

    /// - Parameter isQuick: Whether a look into the table is enough for a request.
    init(isQuick: Bool) {
        block = Atomic(UInt(bitPattern: Self.empty))
        quick = Atomic(UInt(bitPattern: isQuick ? Self.empty : Self.closed))
    }

    /// The registration of a key, which lives as long as its container.
    @inlinable
    subscript(key: UInt) -> Unmanaged<Registration>? {
        @inline(__always) get { Self.find(key, in: current) }
    }

    /// The registration of a key, where a look into the table is enough.
    @inlinable
    subscript(quick key: UInt) -> Unmanaged<Registration>? {
        @inline(__always) get {
            // There is always a block.
            Self.find(key, in: UnsafeMutablePointer(bitPattern: quick.load(ordering: .acquiring)).unsafelyUnwrapped)
        }
    }

    /// Has no look into the table be enough any more.
    func closeQuickWay() { quick.store(UInt(bitPattern: Self.closed), ordering: .releasing) }

    @inlinable @inline(__always)
    static func find(_ key: UInt, in block: UnsafeMutablePointer<Word>) -> Unmanaged<Registration>? {
        let rows = block + 2
        let mask = block[1].load(ordering: .relaxed)
        var row = (key &* Self.multiplier) &>> block[0].load(ordering: .relaxed)
        while true {
            let found = rows[Int(bitPattern: row &* 2)].load(ordering: .acquiring)
            if found == key {
                let value = rows[Int(bitPattern: row &* 2 &+ 1)].load(ordering: .relaxed)
                return .fromOpaque(UnsafeRawPointer(bitPattern: value).unsafelyUnwrapped)
            }
            if found == 0 { return nil }
            row = (row &+ 1) & mask
        }
    }

    /// Blocks for every table, without rows: the one that a table starts with, and the one that a closed quick way leads to. Who adds the first
    /// row gets a block of its own; many scopes never do.
    // Neither is ever written to after it was made.
    fileprivate nonisolated(unsafe) static let empty = makeBlock(capacity: 2)
    private nonisolated(unsafe) static let closed = makeBlock(capacity: 2)

    @inlinable var current: UnsafeMutablePointer<Word> {
        @inline(__always) get { UnsafeMutablePointer(bitPattern: block.load(ordering: .acquiring)).unsafelyUnwrapped }
    }

    /// Fibonacci hashing: 2^64 divided by the golden ratio (Knuth, The Art of Computer Programming, 6.4).
    @inlinable static var multiplier: UInt { 0x9E37_79B9_7F4A_7C15 }

    fileprivate static func makeBlock(capacity: Int) -> UnsafeMutablePointer<Word> {
        let words = 2 + 2 * capacity
        let block = UnsafeMutablePointer<Word>.allocate(capacity: words + 2 * margin) + margin
        (block + 0).initialize(to: Word(UInt(UInt.bitWidth - capacity.trailingZeroBitCount)))
        (block + 1).initialize(to: Word(UInt(capacity - 1)))
        for index in 2..<words { (block + index).initialize(to: Word(0)) }
        return block
    }

    fileprivate static func free(_ block: UnsafeMutablePointer<Word>) { (block - margin).deallocate() }

    /// A cache line on either side, so that nothing that is written shares one with what every thread reads.
    private static let margin = 64 / MemoryLayout<Word>.stride
}

// The block's words are atomic, and the writer works under the container's lock.
extension RegistrationTable: @unchecked Sendable {}

/// The writer's side of a `RegistrationTable`, kept under the container's lock.
struct RegistrationTableWriter {
    private var count = 0
    private var retired: [UnsafeMutablePointer<RegistrationTable.Word>] = []

    /// Adds a row for a key that has none.
    mutating func insert(_ registration: Registration, at key: UInt, in table: borrowing RegistrationTable) {
        var block = table.current
        if block == RegistrationTable.empty || (count + 1) * 2 > capacity(of: block) {
            block = replace(block, in: table)
        }
        write(key, UInt(bitPattern: Unmanaged.passUnretained(registration).toOpaque()), to: block)
        count += 1
    }

    /// Puts a larger block in place of a full one.
    private mutating func replace(
        _ block: UnsafeMutablePointer<RegistrationTable.Word>,
        in table: borrowing RegistrationTable
    ) -> UnsafeMutablePointer<RegistrationTable.Word> {
        let isFirst = block == RegistrationTable.empty
        let larger = RegistrationTable.makeBlock(capacity: isFirst ? 8 : capacity(of: block) * 2)
        if !isFirst {
            copyRows(of: block, to: larger)
            retired.append(block)
        }
        table.block.store(UInt(bitPattern: larger), ordering: .releasing)
        if table.quick.load(ordering: .relaxed) == UInt(bitPattern: block) {
            table.quick.store(UInt(bitPattern: larger), ordering: .releasing)
        }
        return larger
    }

    /// Frees the blocks, once nobody reads the table any more.
    func free(_ table: borrowing RegistrationTable) {
        for block in retired { RegistrationTable.free(block) }
        if table.current != RegistrationTable.empty { RegistrationTable.free(table.current) }
    }

    private func capacity(of block: UnsafeMutablePointer<RegistrationTable.Word>) -> Int {
        Int(block[1].load(ordering: .relaxed)) + 1
    }

    private func copyRows(
        of block: UnsafeMutablePointer<RegistrationTable.Word>,
        to larger: UnsafeMutablePointer<RegistrationTable.Word>
    ) {
        for row in 0..<capacity(of: block) {
            let key = block[2 + 2 * row].load(ordering: .relaxed)
            if key != 0 { write(key, block[3 + 2 * row].load(ordering: .relaxed), to: larger) }
        }
    }

    private func write(_ key: UInt, _ value: UInt, to block: UnsafeMutablePointer<RegistrationTable.Word>) {
        let mask = block[1].load(ordering: .relaxed)
        var row = (key &* RegistrationTable.multiplier) &>> block[0].load(ordering: .relaxed)
        while block[Int(2 + 2 * row)].load(ordering: .relaxed) != 0 { row = (row + 1) & mask }
        block[Int(3 + 2 * row)].store(value, ordering: .relaxed)
        // The key is written last: who sees it sees the value.
        block[Int(2 + 2 * row)].store(key, ordering: .releasing)
    }
}
