public import CPlatform

/// The value of a property and whether it is there, at one address for as long as its cell lives.
///
/// A value of up to five words lies in the slot itself, which covers every reference and every existential; a larger one in memory of its own.
@frozen
@usableFromInline
struct LazySlot: ~Copyable {
    @usableFromInline let state = BuildState()

    /// The value, or where it is. Written once, before the state becomes ready, and only read after that.
    @usableFromInline var words: (UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0)

    @inlinable
    init() {}
}

extension UnsafeMutablePointer<LazySlot> {
    /// Whether the value is there. The state is the slot's first word.
    @inlinable var isReady: Bool {
        @inline(__always) get { ready_word_load(self) > 0 }
    }

    /// The value, which the caller knows to be ready.
    @inlinable @inline(__always)
    func value<Value>(as type: Value.Type) -> Value { address(of: type).pointee }

    /// Puts the value in place, before the state says that it is there.
    @inlinable @inline(__always)
    func initialize<Value>(value: consuming Value) {
        if !Self.isInline(Value.self) {
            words.pointee = UInt(bitPattern: UnsafeMutablePointer<Value>.allocate(capacity: 1))
        }
        address(of: Value.self).initialize(to: value)
    }

    /// Lets go of a ready value that is an object of a class of Swift.
    func releaseObject() {
        // The value's one word is the reference that the slot holds.
        if let object = UnsafeRawPointer(bitPattern: words.pointee) {
            Unmanaged<AnyObject>.fromOpaque(object).release()
        }
    }

    /// Takes a ready value out of the slot's memory.
    func deinitialize<Value>(valueOf type: Value.Type) {
        address(of: type).deinitialize(count: 1)
        if !Self.isInline(type) { address(of: type).deallocate() }
    }

    @inlinable @inline(__always)
    func address<Value>(of type: Value.Type) -> UnsafeMutablePointer<Value> {
        let words = UnsafeMutableRawPointer(words)
        return
            (Self.isInline(type)
            ? words : UnsafeMutableRawPointer(bitPattern: words.load(as: UInt.self)).unsafelyUnwrapped)
            .assumingMemoryBound(to: type)
    }

    /// The words follow the state, of one word, in a frozen layout.
    @inlinable var words: UnsafeMutablePointer<UInt> {
        @inline(__always) get {
            (UnsafeMutableRawPointer(self) + MemoryLayout<UInt>.size).assumingMemoryBound(to: UInt.self)
        }
    }

    @inlinable @inline(__always)
    static func isInline<Value>(_ type: Value.Type) -> Bool {
        MemoryLayout<Value>.size <= 5 * MemoryLayout<UInt>.size
            && MemoryLayout<Value>.alignment <= MemoryLayout<UInt>.alignment
    }
}
