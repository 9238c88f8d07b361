import CPlatform
import Foundation

/// Reads a command line with getopt_long: names may be cut short, values may follow `=` or stand alone, `--` ends the options.
struct OptionParser {
    private let manual: Manual
    private let options: [Option]

    init(manual: Manual) {
        self.manual = manual
        options = manual.allOptions
    }

    func parse(_ words: [String]) throws(ToolError) -> Arguments {
        let vector = CStrings([manual.name] + words)
        let names = CStrings(options.map(\.name))
        let rows = options.indices.map { row(options[$0], name: names.pointer[$0]) } + [CPlatform.option()]
        platform_reset_options()
        var values: [String: [String]] = [:]
        while let (option, value) = try next(of: vector, rows) {
            values[option.name, default: []].append(value)
        }
        // getopt_long has moved the other words behind the options.
        let operands = (Int(platform_option_index())..<vector.count).map { vector[$0] }
        return Arguments(operands: operands, values: values)
    }

    private func next(
        of vector: borrowing CStrings,
        _ rows: [CPlatform.option]
    ) throws(ToolError) -> (Option, String)? {
        var index: Int32 = -1
        let found = platform_next_option(Int32(vector.count), vector.pointer, letters, rows, &index)
        let value = platform_option_argument().map { String(cString: $0) } ?? ""
        // The word that getopt_long looked at last.
        let word = vector[Int(platform_option_index()) - 1]
        switch found {
        case -1: return nil
        case code("?"): throw unknown(word)
        case code(":"): throw .usage("\(word) needs a value. \(hint)")
        case 0: return (options[Int(index)], value)
        default: return options.first { $0.letter.map(code) == found }.map { ($0, value) }
        }
    }

    // A colon in front makes a missing value tell itself from an unknown option.
    private var letters: String {
        options.reduce(into: ":") { letters, option in
            guard let letter = option.letter else { return }
            letters += option.value == nil ? "\(letter)" : "\(letter):"
        }
    }

    private func row(_ option: Option, name: UnsafeMutablePointer<CChar>?) -> CPlatform.option {
        let takesValue = option.value == nil ? no_argument : required_argument
        return CPlatform.option(name: name, has_arg: takesValue, flag: nil, val: 0)
    }

    private func code(_ letter: Character) -> Int32 { Int32(letter.asciiValue ?? 0) }

    private func unknown(_ word: String) -> ToolError {
        guard word.hasPrefix("--") else {
            let letter = Unicode.Scalar(UInt32(platform_refused_option())).map(String.init) ?? ""
            return .usage("\(manual.name) has no option -\(letter). \(hint)")
        }
        let name = String(word.prefix { $0 != "=" })
        let nearest = NearestName.hint(for: name, among: options.map { "--\($0.name)" })
        return .usage("\(manual.name) has no option \(name).\(nearest) \(hint)")
    }

    private var hint: String { "'\(Tool.name) \(manual.name) --help' lists the options." }
}
