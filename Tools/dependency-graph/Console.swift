import Foundation

/// Standard error, where notes and failures go: findings and pictures have standard output to themselves.
enum Console {
    /// Tells why the tool gives up.
    static func report(_ error: ToolError) {
        let label = usesColor(on: STDERR_FILENO) ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
        write(error.messages.map { "\(label) \(readable($0))\n" }.joined())
    }

    /// Tells something that does not stop the tool.
    static func note(_ message: String) {
        write("note: \(readable(message))\n")
    }

    /// Runs a body, and says what is going on where it takes over two seconds and a person watches.
    static func whileTelling<Result, Failure: Error>(
        _ activity: String,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard isTerminal else { return try body() }
        let message = DispatchWorkItem { write("\(readable(activity)) …\n") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: message)
        defer { message.cancel() }
        return try body()
    }

    /// The text with a visible sign for every control character: names and paths must not steer the terminal.
    static func readable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "�" : $0 })
        )
    }

    /// Writes a text as it is.
    static func write(_ text: String) {
        // There is nobody left to tell where standard error is closed.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private static let isTerminal = isatty(STDERR_FILENO) == 1

    /// Whether a stream shows colours: a terminal, unless the environment says otherwise.
    static func usesColor(on descriptor: Int32) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(descriptor) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
}
