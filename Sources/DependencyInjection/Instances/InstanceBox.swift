/// A kept instance in raw memory, so that any type is held at one word and no class is made for each type.
///
/// The header holds the type, which destroys the value, the number that orders the container's builds, and the properties of the instance.
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
            header.deinitialize(count: 1)
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

    /// The properties that came into being with the instance.
    var cells: KeptCells? {
        get { header.pointee.cells }
        nonmutating set { header.pointee.cells = newValue }
    }

    /// The value. The caller sees to it that the box is not destroyed meanwhile.
    @inlinable @inline(__always)
    func value<Value>(as type: Value.Type) -> Value {
        UnsafeRawPointer(address + Self.offset(of: Value.self)).assumingMemoryBound(to: Value.self).pointee
    }

    /// The value, where it is an object.
    var object: AnyObject? { Swift.type(of: any) is AnyObject.Type ? any as AnyObject : nil }

    /// The value, whatever it is.
    var any: Any {
        func read<Value>(_ type: Value.Type) -> Any { value(as: type) }
        let type = header.pointee.type
        return _openExistential(type, do: read)
    }

    /// The type of the value, or of what is in it where it is an existential.
    var dynamicType: any Any.Type {
        func read<Value>(_ type: Value.Type) -> any Any.Type { TypeName.dynamicType(of: value(as: type)) }
        let type = header.pointee.type
        return _openExistential(type, do: read)
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
    static func offset<Value>(of type: Value.Type) -> Int { max(32, MemoryLayout<Value>.alignment) }

    private static func allocate<Value>(for type: Value.Type) -> UnsafeMutableRawPointer {
        let address = UnsafeMutableRawPointer.allocate(
            byteCount: offset(of: type) + MemoryLayout<Value>.size,
            alignment: max(16, MemoryLayout<Value>.alignment)
        )
        address.initializeMemory(as: Header.self, to: Header(type: type, order: 0, cells: nil))
        return address
    }

    private struct Header {
        let type: any Any.Type
        var order: Int
        var cells: KeptCells?
    }
}

// An owner of a box may hand it on; what it holds is Sendable wherever it is kept.
extension InstanceBox: @unchecked Sendable {}
