extension Inspection {
    /// An error for each cycle of construction, a line of information for each cycle that a lazy edge breaks, and one for the edges
    /// on cycles that were not listed.
    var cycleFindings: [Finding] {
        let needed = cycleSearch.cycles(following: [.construction], through: nil)
        let held = cycleSearch.cycles(following: [.construction, .lazy], through: .lazy)
        let unlisted = needed.uncoveredEdgeCount + held.uncoveredEdgeCount
        let rest = Finding(code: .unlistedCycles, severity: .info, nodes: [], facts: .count(unlisted))
        return needed.found.map { finding(.cycle, .error, of: $0) }
            + held.found.map { finding(.lazyCycle, .info, of: $0) }
            + (unlisted > 0 ? [rest] : [])
    }

    private func finding(_ code: Finding.Code, _ severity: Severity, of cycle: Cycle) -> Finding {
        Finding(
            code: code,
            severity: severity,
            nodes: cycle.nodes,
            steps: requests(cycle.edges),
            wayIn: requests(cycle.wayIn)
        )
    }
}
