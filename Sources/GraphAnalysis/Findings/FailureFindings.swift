extension Inspection {
    /// A finding for each cause of failed requests: what is missing, however many asked for it, and what failed otherwise.
    ///
    /// Cycles whose path comes back are found as cycles, so they are not among these.
    var failureFindings: [Finding] {
        let failures = graph.failures.filter { $0.closedCycle == nil && !$0.path.isEmpty }
        let causes = Dictionary(grouping: failures) {
            Finding.Identity(code: $0.code, nodes: $0.path.suffix(1).map(\.node))
        }
        return causes.map { identity, failures in finding(identity, from: failures) }.sorted()
    }

    private func finding(_ identity: Finding.Identity, from failures: [DependencyGraph.Failure]) -> Finding {
        let shortest = failures.min { ($0.path.count, $0) < ($1.path.count, $1) } ?? failures[0]
        let first = shortest.path.last?.place
        let others = Set(failures.compactMap { $0.path.last?.place }).subtracting(first.map { [$0] } ?? []).sorted()
        let requests = Set(failures.map { $0.path.suffix(2) }).count
        return Finding(
            code: identity.code,
            severity: identity.code == .failedRequest ? .warning : .error,
            nodes: identity.nodes,
            steps: shortest.requests,
            places: (first.map { [$0] } ?? []) + others,
            facts: .failed(message: shortest.message, requests: requests)
        )
    }
}

extension DependencyGraph.Failure {
    fileprivate var code: Finding.Code {
        switch kind {
        case .cycle: .cycle
        case .missing: .missing
        case .captive, .build, .other: .failedRequest
        }
    }
}
