/// Names of types that are the same in every run.
enum TypeName {
    /// `Shop.Checkout`, `[Shop.Item]`, `Shop.Clock` for `any Clock`.
    static func qualified(_ type: any Any.Type) -> String {
        asWritten(withoutContexts(String(reflecting: type)), array: "Swift.Array<")
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

    /// A private type prints an address that changes from run to run, `Shop.(unknown context at $7f…).Helper`; this takes it out.
    private static func withoutContexts(_ text: String) -> String {
        var rest = text[...]
        var result = ""
        while let start = rest.firstRange(of: "(unknown context at $"),
            let end = rest[start.upperBound...].firstRange(of: ").")
        {
            result += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// Whether it is `any P`: a protocol's own metadata has this kind.
    static func isExistential(_ type: any Any.Type) -> Bool { kind(of: type) == 0x303 }

    /// Whether it is a struct, an enum, a tuple or a function, of which there is no one instance to hold. An existential may hold either.
    static func isValue(_ type: any Any.Type) -> Bool {
        let kind = kind(of: type)
        let structure: UInt = 0x200
        let optional: UInt = 0x202
        let tuple: UInt = 0x301
        let function: UInt = 0x302
        return (structure...optional).contains(kind) || kind == tuple || kind == function
    }

    /// Whether it is a class or an actor without an Objective-C heritage.
    static func isNativeClass(_ type: any Any.Type) -> Bool { kind(of: type) == 0 }

    /// The first word of a type's metadata (Swift ABI, Type Metadata, Common Metadata Layout).
    private static func kind(of type: any Any.Type) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    }
}
