/// All there is to say about a verb: the parser, the help and the completions read the same page.
struct Manual: Sendable {
    let name: String
    /// What the verb does, in one line.
    let summary: String
    /// What stands after the options, such as `FILE`.
    let operands: String
    let options: [Option]
    let examples: [Example]

    /// A command line worth copying.
    struct Example: Sendable {
        let purpose: String
        let command: String
    }

    /// The verb's own options and those that every verb has.
    var allOptions: [Option] { options + [.help] }
}
