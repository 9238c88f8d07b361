#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Whole reads and writes of the child's standard streams.
enum StandardStreams {
    static func readInput() throws(RenderingError) -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count == 0 { return result }
            if count > 0 {
                result += buffer[..<count]
            } else if errno != EINTR {
                throw .childFailed(code: 4, message: "the drawing could not be read: \(SystemError.message)")
            }
        }
    }

    static func writeOutput(_ bytes: [UInt8]) throws(RenderingError) {
        try write(bytes, to: STDOUT_FILENO)
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(RenderingError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Glibc)
                let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            #else
                let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
            #endif
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .childFailed(code: 4, message: "the picture could not be handed over: \(SystemError.message)")
            }
        }
    }
}
