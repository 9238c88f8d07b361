/// A kept instance in one positive word: the reference itself, or the address of a box with the lowest bit set.
///
/// An object is kept by its reference unless properties came into being with it. Who reads one knows its type.
@frozen
@usableFromInline
struct KeptInstance {
    @usableFromInline let word: Int

    @inlinable
    init(word: Int) { self.word = word }

    /// Keeps a value; the caller owns it until it is destroyed.
    init<Value>(_ value: Value) {
        if TypeName.isNativeClass(Value.self) {
            // A reference of a class is one word.
            let object = unsafeBitCast(value, to: AnyObject.self)
            self.init(word: Int(bitPattern: Unmanaged.passRetained(object).toOpaque()))
        } else {
            self.init(in: InstanceBox(value))
        }
    }

    private init(in box: InstanceBox) { self.init(word: Int(bitPattern: box.address) | Self.boxMark) }

    /// The same instance with the properties that came into being with it.
    consuming func with(_ cells: KeptCells?) -> KeptInstance {
        guard let cells else { return self }
        if let box {
            box.cells = cells
            return self
        }
        let box = InstanceBox(reference.takeRetainedValue())
        box.cells = cells
        return KeptInstance(in: box)
    }

    /// The value. The caller sees to it that it is not destroyed meanwhile.
    @inlinable @inline(__always)
    func value<Value>(as type: Value.Type) -> Value {
        // What is no class is always in a box, which the optimiser knows of a type that it knows.
        if _canBeClass(type) != 0, word & Self.boxMark == 0 {
            return unsafeBitCast(reference.takeUnretainedValue(), to: type)
        }
        return InstanceBox(address: boxAddress).value(as: type)
    }

    /// The value, where it is an object.
    var object: AnyObject? { Swift.type(of: any) is AnyObject.Type ? any as AnyObject : nil }

    /// The value, whatever it is.
    var any: Any {
        guard let box else { return reference.takeUnretainedValue() }
        func read<Value>(_ type: Value.Type) -> Any { box.value(as: type) }
        return _openExistential(box.type, do: read)
    }

    /// The type of the value, or of what is in it where it is an existential.
    var dynamicType: any Any.Type {
        guard let box else { return Swift.type(of: reference.takeUnretainedValue()) }
        func read<Value>(_ type: Value.Type) -> any Any.Type { TypeName.dynamicType(of: box.value(as: type)) }
        return _openExistential(box.type, do: read)
    }

    /// Whether it has to be closed. Of an object its class tells; a value may hold what has to be closed in an optional.
    var isCloseable: Bool {
        guard box == nil else { return any is any Closeable }
        return CloseableTypes.conformance(of: Swift.type(of: reference.takeUnretainedValue())) != nil
    }

    /// The instance, where it has to be closed.
    var closeable: (any Closeable)? {
        guard box == nil else { return any as? any Closeable }
        let object = reference.takeUnretainedValue()
        // It is an object of this type, and casts to an existential by way of the runtime are slow.
        func typed<Instance: Closeable>(as type: Instance.Type) -> any Closeable { unsafeBitCast(object, to: type) }
        return CloseableTypes.conformance(of: Swift.type(of: object)).map { typed(as: $0) }
    }

    /// The properties that came into being with the instance.
    var cells: KeptCells? { box?.cells }

    /// Lets the instance go, which may run code of the program.
    func destroy() {
        if let box { box.destroy() } else { reference.release() }
    }

    private var box: InstanceBox? { word & Self.boxMark == 0 ? nil : InstanceBox(address: boxAddress) }

    @inlinable var boxAddress: UnsafeMutableRawPointer {
        @inline(__always) get { UnsafeMutableRawPointer(bitPattern: word - Self.boxMark).unsafelyUnwrapped }
    }

    @inlinable var reference: Unmanaged<AnyObject> {
        @inline(__always) get { .fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped) }
    }

    @inlinable static var boxMark: Int { 1 }
}

// An owner of an instance may hand it on; what is kept is Sendable.
extension KeptInstance: @unchecked Sendable {}
