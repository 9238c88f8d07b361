#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension ResolutionError {
    /// Stops the program with the whole message, in the form of the standard library's own.
    @usableFromInline @inline(never)
    func stop(at place: Place) -> Never {
        var message = "\(place): Fatal error: \(description)\n"
        message.withUTF8 { bytes in
            // What standard error does not take is lost: there is nobody left to tell.
            _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
        abort()
    }
}
