/// Why the tool gives up: words for the person, a code for the script.
struct ToolError: Error {
    let exitCode: ExitCode
    let message: String

    static func usage(_ message: String) -> ToolError { ToolError(exitCode: .usage, message: message) }

    static func unreadable(_ file: String, _ reason: some CustomStringConvertible) -> ToolError {
        ToolError(exitCode: .unreadableInput, message: "\(file): \(reason)")
    }

    static func rendering(_ reason: some CustomStringConvertible) -> ToolError {
        ToolError(exitCode: .renderingFailed, message: "\(reason)")
    }
}
