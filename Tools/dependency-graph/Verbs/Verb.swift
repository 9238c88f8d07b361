/// One thing that the tool does. A verb is made from its command line, which finds every mistake in it, and then run.
protocol Verb {
    static var manual: Manual { get }

    /// Reads the command line.
    init(_ arguments: Arguments) throws(ToolError)

    /// Does it.
    func run() throws(ToolError) -> ExitCode
}
