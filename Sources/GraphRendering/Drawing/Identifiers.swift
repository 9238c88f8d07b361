/// Identifiers for the elements of a picture: the same for the same names, unique, and safe in XML, CSS selectors and DOT.
struct Identifiers {
    private var taken: Set<String> = []
    private static let longest = 80

    /// An identifier made from a role and names, such as `node_Shop.Checkout`.
    ///
    /// ASCII letters, digits and dots stay; any other byte becomes its hexadecimal code between underscores. What gets too
    /// long ends in a hash of the whole.
    mutating func make(_ role: String, _ names: [String]) -> String {
        let whole = ([role] + names.map(Self.slug)).joined(separator: "_")
        let candidate = whole.utf8.count <= Self.longest ? whole : "\(whole.prefix(Self.longest))_\(Self.hash(whole))"
        return unique(candidate) { "\(candidate)_\($0)" }
    }

    /// The candidate itself, or the first of its variants that is free; the first variant is number 2.
    mutating func unique(_ candidate: String, variant: (Int) -> String) -> String {
        var result = candidate
        var number = 2
        while !taken.insert(result).inserted {
            result = variant(number)
            number += 1
        }
        return result
    }

    private static func slug(_ name: String) -> String {
        var result = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += "_\(String(byte, radix: 16))_"
            }
        }
        return result
    }

    // FNV-1a with 64 bits: short, and the same in every process, which Swift's own hashing is not.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}
