extension Inspection {
    /// An error for each cycle of construction.
    var cycleFindings: [Finding] {
        let cycles = cycleSearch.cycles(following: [.construction], through: nil)
        return findings(.cycle, .error, of: cycles)
    }

    /// A line of information for each cycle that a lazy edge breaks.
    var lazyCycleFindings: [Finding] {
        let cycles = cycleSearch.cycles(following: [.construction, .lazy], through: .lazy)
        return findings(.lazyCycle, .info, of: cycles)
    }

    private func findings(_ code: Finding.Code, _ severity: Severity, of cycles: Cycles) -> [Finding] {
        let listed = cycles.found.map { cycle in
            Finding(
                code: code,
                severity: severity,
                nodes: cycle.nodes,
                steps: requests(cycle.edges),
                wayIn: requests(cycle.wayIn)
            )
        }
        if cycles.uncoveredEdgeCount == 0 { return listed }
        let rest = Finding(
            code: .unlistedCycles,
            severity: .info,
            nodes: [code.rawValue],
            facts: .count(cycles.uncoveredEdgeCount)
        )
        return listed + [rest]
    }
}
