import DependencyInjection

/// A tracer that keeps what it is told, but for properties that came into being.
final class Told: ResolveTracer {
    private let events = Locked<[ResolveEvent]>([])

    func trace(_ event: ResolveEvent) {
        if case .declared = event.kind { return }
        events.withLock { $0.append(event) }
    }

    var all: [ResolveEvent] { events.withLock(\.self) }
    var names: [String] { all.map(\.dependency.name) }
    var consumers: [String?] { all.map(\.consumer?.qualifiedName) }
}

/// A tracer that keeps nothing.
struct Deaf: ResolveTracer {
    func trace(_ event: ResolveEvent) {}
}
