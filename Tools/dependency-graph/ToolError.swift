import GraphAnalysis

/// Why the tool gives up: words for the person, a code for the script.
struct ToolError: Error {
    let exitCode: ExitCode
    /// What is wrong, one fault a line.
    let messages: [String]

    static func usage(_ message: String) -> ToolError { ToolError(exitCode: .usage, messages: [message]) }

    /// All faults of a rule file or a baseline, each with its place.
    static func configuration(_ file: String, _ error: ConfigurationError) -> ToolError {
        ToolError(exitCode: .usage, messages: error.faults.map { "\(file):\($0)" })
    }

    static func unreadable(_ file: String, _ reason: some CustomStringConvertible) -> ToolError {
        ToolError(exitCode: .unreadableInput, messages: ["\(file): \(reason)"])
    }

    static func rendering(_ reason: some CustomStringConvertible) -> ToolError {
        ToolError(exitCode: .renderingFailed, messages: ["\(reason)"])
    }
}
