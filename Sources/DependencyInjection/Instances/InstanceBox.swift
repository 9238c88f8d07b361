/// A kept instance in raw memory, so that any type is held at one word and no class is made for each type.
///
/// The header holds the type, which destroys the value, and the number that orders the container's builds.
@frozen
@usableFromInline
struct InstanceBox {
    @usableFromInline let address: UnsafeMutableRawPointer

    @inlinable
    init(word: Int) { address = UnsafeMutableRawPointer(bitPattern: word).unsafelyUnwrapped }

    /// Allocates a box and has `make` build its value in place.
    init<Value>(
        _ type: Value.Type,
        make: (UnsafeMutableRawPointer) throws -> Void
    ) throws {
        address = Self.allocate(for: type)
        do { try make(address + Self.offset(of: type)) } catch {
            address.deallocate()
            throw error
        }
    }

    /// Allocates a box for a value.
    init<Value>(_ value: Value) {
        address = Self.allocate(for: Value.self)
        (address + Self.offset(of: Value.self)).initializeMemory(as: Value.self, to: value)
    }

    @usableFromInline var word: Int { Int(bitPattern: address) }

    /// Where in the order of builds this one stands.
    var order: Int {
        get { header.pointee.order }
        nonmutating set { header.pointee.order = newValue }
    }

    /// The value. The caller sees to it that the box is not destroyed meanwhile.
    @inlinable @inline(__always)
    func value<Value>(as type: Value.Type) -> Value {
        UnsafeRawPointer(address + Self.offset(of: Value.self)).assumingMemoryBound(to: Value.self).pointee
    }

    /// Lets the value go, which may run code of the program.
    func destroy() {
        destroyValue(of: header.pointee.type)
        address.deallocate()
    }

    private var header: UnsafeMutablePointer<Header> { address.assumingMemoryBound(to: Header.self) }

    private func destroyValue<Value>(of type: Value.Type) {
        (address + Self.offset(of: Value.self)).assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    }

    @inlinable @inline(__always)
    static func offset<Value>(of type: Value.Type) -> Int { max(16, MemoryLayout<Value>.alignment) }

    private static func allocate<Value>(for type: Value.Type) -> UnsafeMutableRawPointer {
        let address = UnsafeMutableRawPointer.allocate(
            byteCount: offset(of: type) + MemoryLayout<Value>.size,
            alignment: max(16, MemoryLayout<Value>.alignment)
        )
        address.initializeMemory(as: Header.self, to: Header(type: type, order: 0))
        return address
    }

    private struct Header {
        let type: any Any.Type
        var order: Int
    }
}
