#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension ResolutionError {
    /// Stops the program with the whole message.
    @usableFromInline @inline(never)
    package func stop(at place: Place) -> Never { Stop.program(description, at: place) }
}

/// The end of a program whose dependencies cannot be met.
package enum Stop {
    private static let preparations = Locked<[@Sendable () -> Void]>([])

    /// Has something done before the program stops, such as writing a recording.
    package static func prepare(_ preparation: @escaping @Sendable () -> Void) {
        preparations.withLock { $0.append(preparation) }
    }

    /// Stops the program with a message in the form of the standard library's own.
    static func program(_ message: String, at place: Place? = nil) -> Never {
        for preparation in preparations.withLock(\.self) { preparation() }
        complain("\(place.map { "\($0): " } ?? "")Fatal error: \(message)")
        abort()
    }

    /// Says something on standard error that nobody else would hear of.
    package static func complain(_ message: String) {
        var line = message + "\n"
        line.withUTF8 { bytes in
            // What standard error does not take is lost: there is nobody left to tell.
            _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    }
}
