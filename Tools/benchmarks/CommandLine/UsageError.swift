/// A command line that cannot be meant, and what to do about it.
struct UsageError: Error {
    let message: String

    init(_ message: String) { self.message = "\(message) '\(Command.name) --help' lists the options." }
}
