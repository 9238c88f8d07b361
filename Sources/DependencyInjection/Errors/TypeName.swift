/// Names of types that are the same in every run.
enum TypeName {
    /// `Shop.Checkout`, `[Shop.Item]`, `Shop.Clock` for `any Clock`.
    static func qualified(_ type: any Any.Type) -> String {
        asWritten(withoutContexts(String(reflecting: type)).withoutExtensions, array: "Swift.Array<")
    }

    /// `Checkout`, `[Item]`, `Clock` for `any Clock`.
    static func short(_ type: any Any.Type) -> String {
        asWritten(String(describing: type), array: "Array<")
    }

    /// The name of an existential without `any`, and that of an array in brackets.
    private static func asWritten(_ text: String, array: String) -> String {
        if text.hasPrefix("any ") { return String(text.dropFirst(4)) }
        guard text.hasPrefix(array), text.hasSuffix(">") else { return text }
        return "[\(text.dropFirst(array.count).dropLast())]"
    }

    /// Whether it is a tuple, a function or a metatype, which no module declares.
    static func isStructural(_ type: any Any.Type) -> Bool {
        [Kind.tuple, Kind.function, Kind.metatype, Kind.existentialMetatype].contains(kind(of: type))
    }

    /// Whether something in its name is known in one file, or one function, alone.
    static func isHidden(_ type: any Any.Type) -> Bool { String(reflecting: type).contains(hiddenContext) }

    private static let hiddenContext = "(unknown context at $"

    /// A private type prints an address that changes from run to run, `Shop.(unknown context at $7f…).Helper`; this takes it out.
    private static func withoutContexts(_ text: String) -> String {
        var rest = text[...]
        var result = ""
        while let start = rest.firstRange(of: hiddenContext),
            let end = rest[start.upperBound...].firstRange(of: ").")
        {
            result += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// Whether a type or one of its superclasses has this name, without what is around it and without its generic arguments.
    static func innermost(of type: any Any.Type, andOfItsSuperclasses name: String) -> Bool {
        sequence(first: type) { ($0 as? AnyClass).flatMap { _getSuperclass($0) } }.contains {
            innermost(of: $0) == name
        }
    }

    private static func innermost(of type: any Any.Type) -> Substring {
        let name = qualified(type)
        let own = name[..<(name.firstIndex(of: "<") ?? name.endIndex)]
        return own[(own.lastIndex(of: ".").map(own.index(after:)) ?? own.startIndex)...]
    }

    /// The type of a value, of what is in it where it is an existential.
    static func dynamicType<Value>(of value: Value) -> any Any.Type {
        withUnsafePointer(to: value) { dynamicType(at: $0, as: Value.self) }
    }

    /// The type of a value of a type, at an address. Makes no box, but for an existential.
    static func dynamicType(at value: UnsafeRawPointer, as type: any Any.Type) -> any Any.Type {
        switch kind(of: type) {
        // A class's own word is the address of its metaclass, or 0.
        case 0, 0x800...: return Swift.type(of: value.load(as: AnyObject.self))
        case Kind.structure...Kind.optional: return type
        default:
            func read<Value>(_ type: Value.Type) -> any Any.Type {
                Swift.type(of: value.assumingMemoryBound(to: type).pointee as Any)
            }
            return _openExistential(type, do: read)
        }
    }

    /// Whether it is `any P`: a protocol's own metadata has this kind.
    static func isExistential(_ type: any Any.Type) -> Bool { kind(of: type) == 0x303 }

    /// Whether it is a struct, an enum, a tuple or a function, of which there is no one instance to hold. An existential may hold either.
    static func isValue(_ type: any Any.Type) -> Bool {
        let kind = kind(of: type)
        return (Kind.structure...Kind.optional).contains(kind) || kind == Kind.tuple || kind == Kind.function
    }

    /// The first word of the metadata of types that are no classes.
    private enum Kind {
        static let structure: UInt = 0x200
        static let optional: UInt = 0x202
        static let tuple: UInt = 0x301
        static let function: UInt = 0x302
        static let metatype: UInt = 0x304
        static let existentialMetatype: UInt = 0x306
    }

    /// Whether it is a class or an actor without an Objective-C heritage.
    static func isNativeClass(_ type: any Any.Type) -> Bool { kind(of: type) == 0 }

    /// The first word of a type's metadata (Swift ABI, Type Metadata, Common Metadata Layout).
    private static func kind(of type: any Any.Type) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    }
}

extension String {
    /// A type that stands in an extension under constraints prints `(extension in Shop):Shop.Cart`; this takes the extension out.
    fileprivate var withoutExtensions: String {
        var result = ""
        var rest = self[...]
        while let start = rest.firstRange(of: "(extension in "),
            let end = rest[start.upperBound...].firstRange(of: "):")
        {
            result += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
