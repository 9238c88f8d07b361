import DependencyInjection

/// A tracer that keeps what it is told.
final class EventLog: ResolveTracer {
    private let log = Locked<[ResolveEvent]>([])

    var events: [ResolveEvent] { log.withLock { $0 } }

    func trace(_ event: ResolveEvent) { log.withLock { $0.append(event) } }

    /// One line for each event, as `Consumer → Dependency: built construction singleton`.
    var lines: [String] { events.map(\.line) }
}

extension ResolveEvent {
    var line: String {
        let scope = scope.map { " \($0.rawValue)" } ?? ""
        return "\(consumer?.name ?? "·") → \(dependency.name): \(kind.word) \(edge.rawValue)\(scope)"
    }
}

extension ResolveEvent.Kind {
    var word: String {
        switch self {
        case .declared: "declared"
        case .built: "built"
        case .kept: "kept"
        case .substituted: "substituted"
        case .failed: "failed"
        }
    }
}
