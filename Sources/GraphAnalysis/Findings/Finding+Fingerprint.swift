extension Finding.Identity {
    /// A short text that stands for the identity: 32 hexadecimal digits.
    ///
    /// Source: the 64-bit FNV-1a hash by Fowler, Noll and Vo, from two starts. It tells findings apart and keeps no secret.
    public var fingerprint: String {
        let text = ([code.rawValue] + nodes).joined(separator: "\u{1F}")
        let starts: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142]
        return starts.map { start in
            let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
