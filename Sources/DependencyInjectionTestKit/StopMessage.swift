#if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
    public import Testing

    /// What a program said when it was stopped because its dependencies cannot be met.
    ///
    /// ```swift
    /// let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    ///     _ = Container().resolve((any Clock).self)
    /// }
    /// #expect(end?.stopMessage?.text.hasPrefix("Nothing is bound for Clock, which the program asks for") == true)
    /// ```
    public struct StopMessage: Sendable, Hashable {
        /// Where the request or the call stands that could not be met, as `Module/File.swift:line`; nil where none is known.
        public let place: String?
        /// The whole message: what happened, the path with each place, and what would mend it.
        public let text: String

        /// Finds the message in what a program wrote to standard error; nil where there is none.
        ///
        /// What Swift writes after it about the crash is left out.
        public init?(in output: String) {
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
            guard let start = lines.lastIndex(where: { $0.contains(Self.mark) }),
                let mark = lines[start].firstRange(of: Self.mark)
            else { return nil }
            let place = lines[start][..<mark.lowerBound]
            self.place = place.hasSuffix(": ") ? String(place.dropLast(2)) : nil
            let rest = lines[(start + 1)...].prefix { !$0.hasPrefix("*** ") && !$0.hasPrefix("💣") }
            let message = ([lines[start][mark.upperBound...]] + rest).joined(separator: "\n")
            text = String(message.reversed().drop { $0 == "\n" }.reversed())
        }

        private static let mark = "Fatal error: "
    }

    extension ExitTest.Result {
        /// With which message the process was stopped; nil where it ended otherwise, or where the test does not observe `\.standardErrorContent`.
        public var stopMessage: StopMessage? {
            StopMessage(in: String(decoding: standardErrorContent, as: UTF8.self))
        }
    }
#endif
