/// A command line taken apart: the values of options, and the words that are none.
struct Arguments {
    /// The words after the options.
    let operands: [String]
    private let values: [String: [String]]

    init(operands: [String], values: [String: [String]]) {
        self.operands = operands
        self.values = values
    }

    /// Whether an option is on the command line.
    func isGiven(_ option: Option) -> Bool { values[option.name] != nil }

    /// All values of an option, in the order of the command line.
    func values(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// The value of an option; where it is given twice, the last.
    func value(_ option: Option) -> String? { values[option.name]?.last }

    /// The value of an option that is one of a few.
    func choice<Choice: RawRepresentable<String>>(_ option: Option, as type: Choice.Type) throws(ToolError) -> Choice? {
        try choices(option, as: type).last
    }

    /// All values of an option that takes one of a few.
    func choices<Choice: RawRepresentable<String>>(
        _ option: Option,
        as type: Choice.Type
    ) throws(ToolError) -> [Choice] {
        try values(option).map { word throws(ToolError) in
            if let choice = Choice(rawValue: word) { return choice }
            let hint = NearestName.hint(for: word, among: option.choices)
            let choices = option.choices.joined(separator: ", ")
            throw .usage("--\(option.name) takes one of \(choices), not '\(word)'.\(hint)")
        }
    }

    /// The value of an option that is a whole number, zero included.
    func count(_ option: Option) throws(ToolError) -> Int? {
        guard let word = value(option) else { return nil }
        guard let number = Int(word), number >= 0 else {
            throw .usage("--\(option.name) takes a whole number, not '\(word)'.")
        }
        return number
    }

    /// The value of an option that is a number above zero.
    func positiveNumber(_ option: Option) throws(ToolError) -> Double? {
        guard let word = value(option) else { return nil }
        guard let number = Double(word), number > 0, number <= 1e6 else {
            throw .usage("--\(option.name) takes a number above 0, not '\(word)'.")
        }
        return number
    }
}
