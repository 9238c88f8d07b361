/// What the tool's end tells a script. Never a count.
enum ExitCode: Int32 {
    /// Done, and nothing was found.
    case clean = 0
    /// Done, and something was found.
    case findings = 1
    /// The command line or a configuration is wrong.
    case usage = 2
    /// An input cannot be read.
    case unreadableInput = 3
    /// A picture or another output could not be made or written.
    case renderingFailed = 4
}
