import Foundation
import GraphAnalysis

/// `explain`: what a sort of finding means and what to do.
struct ExplainVerb: Verb {
    private let code: Finding.Code

    func run() throws(ToolError) -> ExitCode {
        try OutputFile.standardOutput.write("\(code.rawValue)\n\n\(code.explanation.wrapped(at: 80))\n")
        return .clean
    }
}

extension ExplainVerb {
    static let manual = Manual(
        name: "explain",
        summary: "Tell what a finding means, why it matters and what to do.",
        operands: "CODE",
        options: [],
        examples: Finding.Code.builtIn.map {
            .init(purpose: "\($0.rawValue):", command: "dependency-graph explain \($0.rawValue)")
        }
    )

    init(_ arguments: Arguments) throws(ToolError) {
        let known = Finding.Code.builtIn.map(\.rawValue)
        let list = "There are \(known.joined(separator: ", "))."
        guard arguments.operands.count == 1 else { throw .usage("explain takes one code. \(list)") }
        let word = arguments.operands[0]
        guard known.contains(word) else {
            throw .usage("there is no code '\(word)'.\(NearestName.hint(for: word, among: known)) \(list)")
        }
        code = Finding.Code(rawValue: word)
    }
}

extension String {
    /// The text with a line feed in place of a space where a line would be longer.
    fileprivate func wrapped(at width: Int) -> String {
        var lines: [String] = []
        for word in split(separator: " ") {
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
