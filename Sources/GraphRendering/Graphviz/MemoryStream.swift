#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A stream of the C library.
typealias CStream = UnsafeMutablePointer<FILE>

/// Everything that a body writes to a stream of the C library.
func withMemoryStream(_ body: (CStream) -> Void) -> [UInt8] {
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let stream = open_memstream(&bytes, &count) else { return [] }
    body(stream)
    fclose(stream)
    defer { free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
}

/// What a body reads from a stream over these bytes; nil where there are none, which no stream can be opened over.
func withReadableStream<Result>(over bytes: [UInt8], _ body: (CStream) -> Result) -> Result? {
    var bytes = bytes
    return bytes.withUnsafeMutableBytes { buffer -> Result? in
        guard let stream = fmemopen(buffer.baseAddress, buffer.count, "r") else { return nil }
        defer { fclose(stream) }
        return body(stream)
    }
}
