/// Text as a URL needs it.
enum PercentEncoding {
    /// The path with every byte encoded that some part of a URL could take for its own; slashes stay.
    static func path(_ path: String) -> String {
        path.utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += byte < 16 ? "%0\(String(byte, radix: 16))" : "%\(String(byte, radix: 16))"
            }
        }
    }
}
