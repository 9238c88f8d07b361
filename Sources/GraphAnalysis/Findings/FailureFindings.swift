extension Inspection {
    /// A finding for each cause of failed requests: what is missing, however many asked for it, what a singleton must not hold, and
    /// what failed otherwise.
    ///
    /// Cycles whose path comes back are found as cycles, so they are not among these.
    var failureFindings: [Finding] {
        let failures = graph.failures.filter { $0.closedCycle == nil && !$0.path.isEmpty }
        let causes = Dictionary(grouping: failures) { Finding.Identity(code: $0.code, nodes: subject(of: $0)) }
        return causes.map { identity, failures in finding(identity, from: failures) }
    }

    /// What the failure is about: what was asked for last, and before it, where that was held too long, who would have held it.
    private func subject(of failure: DependencyGraph.Failure) -> [DependencyGraph.Node.ID] {
        let holder = failure.kind == .captive ? holderPosition(in: failure).map { failure.path[$0].node } : nil
        return (holder.map { [$0] } ?? []) + failure.path.suffix(1).map(\.node)
    }

    private func holderPosition(in failure: DependencyGraph.Failure) -> Int? {
        failure.path.indices.dropLast().last {
            graph.node(failure.path[$0].node)?.knownScopes.contains(.singleton) == true
        }
    }

    private func finding(_ identity: Finding.Identity, from failures: [DependencyGraph.Failure]) -> Finding {
        let shortest = failures.min { ($0.path.count, $0) < ($1.path.count, $1) } ?? failures[0]
        let first = shortest.path.last?.place
        let others = Set(failures.compactMap { $0.path.last?.place }).subtracting(first.map { [$0] } ?? []).sorted()
        let start = identity.code == .captive ? holderPosition(in: shortest) ?? 0 : 0
        return Finding(
            code: identity.code,
            severity: identity.code == .failedRequest ? .warning : .error,
            nodes: identity.nodes,
            steps: Array(shortest.requests[start...]),
            wayIn: Array(shortest.requests[..<start]),
            places: (first.map { [$0] } ?? []) + others,
            facts: .failed(message: shortest.message, requests: Set(failures.map { $0.path.suffix(2) }).count)
        )
    }
}

extension DependencyGraph.Failure {
    fileprivate var code: Finding.Code {
        switch kind {
        case .cycle: .cycle
        case .missing: .missing
        case .captive: .captive
        case .build, .other: .failedRequest
        }
    }
}
