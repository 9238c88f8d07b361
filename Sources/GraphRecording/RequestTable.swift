import DependencyInjection
import Synchronization

/// The requests that one thread made, each in one row, with open addressing and linear probing.
///
/// One thread writes, others may read meanwhile without a lock: a row never moves, and is published by the count. Only the writer
/// looks a row up, so the index is its own.
final class RequestTable {
    private let count = Atomic<Int>(0)
    private let blocks: UnsafeMutablePointer<Block>
    private var index: UnsafeMutablePointer<UInt32>
    private var mask: Int

    private typealias Block = Atomic<UInt>

    /// Each block of rows is twice as large as the one before, so that this many hold as many rows as a row's number can tell.
    private static let mostBlocks = 32 - firstBlock.trailingZeroBitCount
    private static let firstBlock = 32

    init() {
        blocks = .allocate(capacity: Self.mostBlocks)
        for block in 0..<Self.mostBlocks { (blocks + block).initialize(to: Block(0)) }
        mask = Self.firstBlock * 2 - 1
        index = Self.makeIndex(mask + 1)
    }

    deinit {
        for number in 0..<count.load(ordering: .acquiring) { row(number).deinitialize(count: 1) }
        for block in 0..<Self.mostBlocks {
            UnsafeMutableRawPointer(bitPattern: blocks[block].load(ordering: .relaxed))?.deallocate()
        }
        blocks.deallocate()
        index.deallocate()
    }

    /// Counts an event; only for the thread that writes.
    @inline(__always)
    func count(_ event: borrowing ResolveEvent, nextBuild: () -> Int) {
        let key = RequestKey(event)
        row(of: key, event).pointee.count(event, nextBuild: nextBuild)
    }

    /// Takes in what another table counted; only for the thread that writes.
    func add(_ other: RequestTable) {
        for (key, counted) in other.counted { row(of: key, counted.event).pointee.add(counted) }
    }

    /// All that was counted so far, in the order in which it was first seen; for any thread.
    var counted: some Sequence<(RequestKey, RequestCount)> {
        (0..<count.load(ordering: .acquiring)).lazy.map { (self.row($0).pointee.key, self.row($0).pointee.counted) }
    }

    @inline(__always)
    private func row(of key: RequestKey, _ event: borrowing ResolveEvent) -> UnsafeMutablePointer<RequestRow> {
        var slot = Int(bitPattern: key.mixed) & mask
        while true {
            let number = Int(index[slot]) - 1
            if number < 0 { return insert(key, event, at: slot) }
            if row(number).pointee.key == key { return row(number) }
            slot = (slot + 1) & mask
        }
    }

    @inline(never)
    private func insert(_ key: RequestKey, _ event: borrowing ResolveEvent, at slot: Int) -> UnsafeMutablePointer<
        RequestRow
    > {
        let number = count.load(ordering: .relaxed)
        let (block, offset) = Self.position(of: number)
        if offset == 0 { allocate(block) }
        row(number).initialize(to: RequestRow(key, copy event))
        index[slot] = UInt32(number + 1)
        count.store(number + 1, ordering: .releasing)
        if (number + 1) * 2 > mask { growIndex() }
        return row(number)
    }

    @inline(__always)
    private func row(_ number: Int) -> UnsafeMutablePointer<RequestRow> {
        let (block, offset) = Self.position(of: number)
        // The block of a row that was published is there.
        let rows = UnsafeMutableRawPointer(bitPattern: blocks[block].load(ordering: .relaxed)).unsafelyUnwrapped
        return rows.assumingMemoryBound(to: RequestRow.self) + offset
    }

    @inline(__always)
    private static func position(of number: Int) -> (block: Int, offset: Int) {
        let shifted = number + firstBlock
        let block = Int.bitWidth - 1 - shifted.leadingZeroBitCount - firstBlock.trailingZeroBitCount
        return (block, shifted - firstBlock << block)
    }

    private func allocate(_ block: Int) {
        let rows = UnsafeMutablePointer<RequestRow>.allocate(capacity: Self.firstBlock << block)
        blocks[block].store(UInt(bitPattern: rows), ordering: .releasing)
    }

    private func growIndex() {
        index.deallocate()
        mask = mask * 2 + 1
        index = Self.makeIndex(mask + 1)
        for number in 0..<count.load(ordering: .relaxed) {
            var slot = Int(bitPattern: row(number).pointee.key.mixed) & mask
            while index[slot] != 0 { slot = (slot + 1) & mask }
            index[slot] = UInt32(number + 1)
        }
    }

    private static func makeIndex(_ capacity: Int) -> UnsafeMutablePointer<UInt32> {
        let index = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
        index.initialize(repeating: 0, count: capacity)
        return index
    }
}

// One thread writes; what others read of it is atomic, or was written before the count was raised.
extension RequestTable: @unchecked Sendable {}
