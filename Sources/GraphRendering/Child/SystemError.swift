#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The system's own words for what a call of the C library failed with.
enum SystemError {
    /// The words for the error of the last call on this thread.
    static var message: String { message(of: errno) }

    /// The words for an error code.
    static func message(of code: Int32) -> String {
        var text = [CChar](repeating: 0, count: 256)
        strerror_r(code, &text, text.count)
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
