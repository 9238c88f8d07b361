/// One row of a verb's table of options: what the parser reads, the help prints and the shells complete.
struct Option: Sendable {
    /// The name after the two dashes.
    let name: String
    /// The letter after one dash.
    let letter: Character?
    /// What its value is called in the help; nil for a switch.
    let value: String?
    /// The values that there are, where they can be counted.
    let choices: [String]
    /// What it does, in one line.
    let help: String

    init(
        _ name: String,
        letter: Character? = nil,
        value: String? = nil,
        choices: [String] = [],
        _ help: String
    ) {
        self.name = name
        self.letter = letter
        self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
        self.choices = choices
        self.help = help
    }

    static let help = Option("help", letter: "h", "Show this help.")
}
