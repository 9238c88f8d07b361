extension DependencyGraph {
    /// Judges the graph by rules, most severe finding first.
    ///
    /// - Throws: `ConfigurationError` with every source pattern that matches no node, where its rule does not say that it may: a rule that
    ///   judges nothing is a mistake, often a name that has changed.
    /// - Complexity: O(n) in the size of the graph for each rule, and one match for each pattern and node.
    public func findings(breaking rules: RuleSet) throws(ConfigurationError) -> [Finding] {
        var judge = RuleJudge(of: self)
        var found = rules.forbidden.flatMap { judge.findings(breaking: $0) }
        found += judge.findings(breaking: rules.allowed)
        found += rules.layers.flatMap { judge.findings(breaking: $0) }
        found += rules.limits.flatMap { judge.findings(breaking: $0) }
        if !judge.faults.isEmpty { throw ConfigurationError(judge.faults) }
        var seen: Set<Finding.Identity> = []
        return found.filter { seen.insert($0.identity).inserted }.sorted()
    }
}
