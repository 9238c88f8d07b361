import Synchronization

/// Tells which types conform to `Closeable`: each scope asks that of all that it keeps when it ends, and the runtime takes hundreds of
/// instructions to say.
///
/// A direct-mapped cache. The address of a type's metadata, which is even, picks the slot. It holds the address that it was asked of last and,
/// in the lowest bit, the answer.
enum CloseableTypes {
    private typealias Slot = Atomic<UInt>

    private static let slotBits = 8

    // Its words are atomic, and it is never freed.
    private nonisolated(unsafe) static let slots = {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << slotBits)
        for index in 0..<1 << slotBits { (slots + index).initialize(to: Slot(0)) }
        return slots
    }()

    static func contains(_ type: any Any.Type) -> Bool {
        let address = unsafeBitCast(type, to: UInt.self)
        let slot = slots + Int((address &* RegistrationTable.multiplier) &>> UInt(UInt.bitWidth - slotBits))
        let known = slot.pointee.load(ordering: .relaxed)
        if known & ~1 == address { return known & 1 == 1 }
        let isCloseable = type is any Closeable.Type
        slot.pointee.store(address | (isCloseable ? 1 : 0), ordering: .relaxed)
        return isCloseable
    }
}
