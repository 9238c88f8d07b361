import DependencyInjection

/// The tracer of a test's container: counts and judges requests, and passes on what other tracers are told.
final class RequestLog: ResolveTracer {
    let origin: TestOrigin
    private let requests: Locked<Requests>
    private let report: @Sendable (ContainerFinding) -> Void

    init(
        of origin: TestOrigin,
        _ rules: ContainerRules,
        tracer: (any ResolveTracer)?,
        report: @escaping @Sendable (ContainerFinding) -> Void
    ) {
        self.origin = origin
        self.report = report
        requests = Locked(Requests(rules: rules))
        add(tracer)
    }

    func trace(_ event: ResolveEvent) {
        let (listeners, isLate) = requests.withLock { ($0.listeners, $0.add(event)) }
        listeners?.trace(event)
        if isLate { report(ContainerFinding(.outlivedTest(name: origin.name), event)) }
    }
}

extension RequestLog {
    /// Takes in the rules and the tracer of a set-up further in.
    func extend(_ rules: ContainerRules, tracer: (any ResolveTracer)?) {
        requests.withLock { $0.rules.formUnion(rules) }
        add(tracer)
    }

    /// Has the next substitutes count as those of another set-up, or of the test's body.
    func endSetUp() { requests.withLock { $0.setUps += 1 } }

    func note(_ substitute: Substitute) {
        guard let first = requests.withLock({ $0.replace(substitute) }) else { return }
        report(ContainerFinding(.replacedTwice(first: first), substitute))
    }

    func allow(_ dependency: DependencyIdentity) { requests.withLock { _ = $0.allowed.insert(dependency) } }

    /// Has the test ended: what is asked for from now on is late.
    ///
    /// - Returns: What broke the rules.
    func end() -> [ContainerFinding] { requests.withLock { $0.end() } }

    func resolutions(of dependency: DependencyIdentity) -> [Resolution] {
        requests.withLock(\.rows).filter { $0.dependency == dependency }.flatMap(\.resolutions)
    }

    var resolvedDependencies: [DependencyIdentity] {
        var known: Set<DependencyIdentity> = []
        return requests.withLock(\.rows).filter { $0.count > 0 }.map(\.dependency).filter {
            known.insert($0).inserted
        }
    }

    var unusedSubstitutes: [Substitute] { requests.withLock { $0.unused } }

    private func add(_ tracer: (any ResolveTracer)?) {
        guard let tracer else { return }
        let test = origin.identity
        requests.withLock { $0.listeners = ($0.listeners ?? Listeners(test: test)).adding(tracer) }
    }
}
