/// A value in raw memory, so that any type is held at one word and no class is made for each type.
///
/// The header holds the type, which destroys the value, and the properties of the instance.
@frozen
@usableFromInline
struct InstanceBox {
    @usableFromInline let address: UnsafeMutableRawPointer

    @inlinable
    init(address: UnsafeMutableRawPointer) { self.address = address }

    /// Allocates a box for a value.
    init<Value>(_ value: Value) {
        address = UnsafeMutableRawPointer.allocate(
            byteCount: Self.offset(of: Value.self) + MemoryLayout<Value>.size,
            alignment: max(16, MemoryLayout<Value>.alignment)
        )
        address.initializeMemory(as: Header.self, to: Header(type: Value.self, cells: nil))
        (address + Self.offset(of: Value.self)).initializeMemory(as: Value.self, to: value)
    }

    /// The properties that came into being with the instance.
    var cells: KeptCells? {
        get { header.pointee.cells }
        nonmutating set { header.pointee.cells = newValue }
    }

    /// The type of the value.
    var type: any Any.Type { header.pointee.type }

    /// The value. The caller sees to it that the box is not destroyed meanwhile.
    @inlinable @inline(__always)
    func value<Value>(as type: Value.Type) -> Value {
        UnsafeRawPointer(address + Self.offset(of: Value.self)).assumingMemoryBound(to: Value.self).pointee
    }

    /// Lets the value go, which may run code of the program.
    func destroy() {
        destroyValue(of: header.pointee.type)
        header.deinitialize(count: 1)
        address.deallocate()
    }

    private var header: UnsafeMutablePointer<Header> { address.assumingMemoryBound(to: Header.self) }

    private func destroyValue<Value>(of type: Value.Type) {
        (address + Self.offset(of: Value.self)).assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    }

    @inlinable @inline(__always)
    static func offset<Value>(of type: Value.Type) -> Int { max(16, MemoryLayout<Value>.alignment) }

    private struct Header {
        let type: any Any.Type
        var cells: KeptCells?
    }
}
