import Foundation
import GraphRendering

/// The way from a command line to an exit code.
enum Tool {
    static let name = "dependency-graph"
    static let version = "0.1.0"

    /// Every verb, in the order of the help. A new verb is a file of its own and a word here.
    static var verbs: [any Verb.Type] {
        [
            RenderVerb.self, CheckVerb.self, CyclesVerb.self, WhyVerb.self, DiffVerb.self, MergeVerb.self,
            StatsVerb.self,
            ExplainVerb.self,
        ]
    }

    /// Does what the arguments ask for; a failure is told on standard error.
    static func run(_ arguments: [String]) -> ExitCode {
        do {
            return try dispatch(arguments)
        } catch {
            Console.report(error)
            return error.exitCode
        }
    }

    private static func dispatch(_ arguments: [String]) throws(ToolError) -> ExitCode {
        guard let first = arguments.first else { throw .usage("no verb is given. \(listHint)") }
        let rest = Array(arguments.dropFirst())
        if first == RenderingChild.verb { Foundation.exit(RenderingChild.run(rest)) }
        if let verb = verbs.first(where: { $0.manual.name == first }) { return try run(verb, rest) }
        if first == "help", let name = rest.first, let verb = verbs.first(where: { $0.manual.name == name }) {
            return try show(HelpText.text(of: verb.manual))
        }
        switch first {
        case "--help", "-h", "help": return try show(HelpText.overview(of: verbs.map { $0.manual }))
        case "--version": return try show("\(name) \(version)\n")
        case "--completions": return try show(Completions.script(for: rest.first, verbs: verbs.map { $0.manual }))
        case "--manual": return try show(ManualPage.text(of: verbs.map { $0.manual }))
        default: throw unknown(first)
        }
    }

    private static func run(_ verb: any Verb.Type, _ words: [String]) throws(ToolError) -> ExitCode {
        let arguments = try OptionParser(manual: verb.manual).parse(words)
        if arguments.isGiven(.help) { return try show(HelpText.text(of: verb.manual)) }
        return try verb.init(arguments).run()
    }

    private static func show(_ text: String) throws(ToolError) -> ExitCode {
        try OutputFile.standardOutput.write(Data(text.utf8))
        return .clean
    }

    private static func unknown(_ word: String) -> ToolError {
        let known = verbs.map { $0.manual.name } + ["help", "--help", "--version", "--completions", "--manual"]
        let nearest = NearestName.hint(for: word, among: known)
        return .usage("there is no verb '\(Console.readable(word))'.\(nearest) \(listHint)")
    }

    private static let listHint = "'\(name) --help' lists the verbs."
}
