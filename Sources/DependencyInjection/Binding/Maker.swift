/// A closure that makes a value, in two words: whoever calls it knows the type of what it makes.
///
/// To keep closures of many types in fields of one, each would have to be wrapped in another, with a context of its own. This is the closure
/// itself, taken apart.
@frozen
@usableFromInline
struct Maker {
    @usableFromInline let function: UInt
    @usableFromInline let context: AnyObject?

    init<Value>(_ make: @escaping @Sendable (Container) throws -> Value) {
        // In a struct, since by itself a closure would be wrapped to be passed as a value of any type.
        (function, context) = unsafeBitCast(Typed(make: make), to: (UInt, AnyObject?).self)
    }

    /// The closure, which makes values of this type.
    @inlinable
    func closure<Value>(making type: Value.Type) -> @Sendable (Container) throws -> Value {
        unsafeBitCast((function, context), to: Typed<Value>.self).make
    }

    @frozen
    @usableFromInline
    struct Typed<Value> {
        @usableFromInline let make: @Sendable (Container) throws -> Value
    }
}

// It is a closure that is Sendable.
extension Maker: @unchecked Sendable {}
