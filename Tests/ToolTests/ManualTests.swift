import Foundation
import Testing

@Suite struct ManualTests {
    private static let verbs = ["render", "check", "cycles", "why", "diff", "merge", "stats", "explain"]

    @Test(arguments: verbs)
    func `Each verb has a page of help, in lines that a terminal holds`(verb: String) throws {
        let run = try ToolRun(verb, "--help")
        #expect(run.code == 0 && run.output.hasPrefix("dependency-graph \(verb): "))
        #expect(run.output.contains("Usage: dependency-graph \(verb) [options] ") && run.output.contains("Examples:"))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 130 })
        #expect(try ToolRun("--help").output.contains("\n  \(verb) "))
    }

    @Test func `The page for man has every verb, option and exit code, and no line that is a request by accident`()
        throws
    {
        let page = try ToolRun("--manual").output
        #expect(page.hasPrefix(".TH DEPENDENCY-GRAPH 1 "))
        for verb in Self.verbs { #expect(page.contains("\n.SH \(verb.uppercased())\n")) }
        for part in [
            "\\-\\-write\\-baseline", "\\fIFORMAT[=FILE]\\fR", "\n.B 4\nrendering failed\n", "GITHUB_STEP_SUMMARY",
        ] {
            #expect(page.contains(part))
        }
        let requests = Set(page.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix(3) })
        #expect(requests.isSubset(of: [".TH", ".SH", ".B ", ".I ", ".PP", ".TP", ".RS", ".RE", ".EX", ".EE"]))
    }

    @Test func `The completions know the forms of reports`() throws {
        let script = try ToolRun("--completions", "bash").output
        #expect(
            script.contains("--report|-r) COMPREPLY=($(compgen -W \"text json github sarif junit gitlab markdown\"")
        )
        #expect(try ToolRun("--completions", "fish").output.contains("__fish_seen_subcommand_from cycles' -l all"))
    }
}
