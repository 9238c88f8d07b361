import Foundation
import GraphAnalysis
import GraphRendering

/// `check`: read a graph, judge it, report what is new, draw it where that is asked for.
struct CheckVerb: Verb {
    let input: GraphFiles
    let ruleFile: ConfigurationFile?
    let baseline: BaselineFile?
    let failsOn: Severity
    let options: CheckOptions
    let reports: ReportDelivery
    let picture: SidePicture?

    func run() throws(ToolError) -> ExitCode {
        let rules = try ruleFile?.read(RuleSet.decode) ?? RuleSet()
        let known = try baseline?.read() ?? Baseline()
        let graph = try input.read()
        let findings = try findings(in: graph, rules)
        let found = Verdict(on: graph, findings: findings, rules: rules, baseline: known, failsOn: failsOn)
        let accepted = try baseline?.accept(found, known: known) ?? known
        let verdict = Verdict(on: graph, findings: findings, rules: rules, baseline: accepted, failsOn: failsOn)
        // The verdict comes first: whatever becomes of files and pictures, it is told.
        var isDelivered = reports.deliver(verdict)
        if let picture {
            let isDrawn = attempt { () throws(ToolError) in
                try picture.draw(GraphView(of: graph), of: input.name, title: input.title)
            }
            isDelivered = isDelivered && isDrawn
        }
        return isDelivered ? (verdict.isClean ? .clean : .findings) : .renderingFailed
    }

    private func findings(in graph: DependencyGraph, _ rules: RuleSet) throws(ToolError) -> [Finding] {
        do {
            return (graph.findings(options) + (try graph.findings(breaking: rules))).sorted()
        } catch {
            throw .configuration(ruleFile?.path ?? "", error)
        }
    }
}

/// Does something that must not stop the rest: a failure is told, and that it happened is returned.
func attempt(_ body: () throws(ToolError) -> Void) -> Bool {
    do {
        try body()
        return true
    } catch {
        Console.report(error)
        return false
    }
}
