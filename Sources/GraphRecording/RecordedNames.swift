import DependencyInjection
import GraphAnalysis

/// The ids of the nodes of one recording.
///
/// A property knows only the name of the type that encloses it directly. Where the container built an owner, its type is known, and with
/// it that of every owner whose property stands at the same place. Where a factory built it, it is the implementation of that name.
struct RecordedNames {
    /// The node from which requests come that no type makes.
    static let program = "(program)"

    private let owners: [Place: DependencyIdentity]
    private let implementations: [DependencyIdentity: Set<DependencyIdentity>]
    private let ids: [DependencyIdentity: DependencyGraph.Node.ID]

    init(_ events: [ResolveEvent]) {
        owners = Self.exactOwners(events)
        implementations = events.reduce(into: [:]) { known, event in
            if let type = event.implementation { known[event.dependency, default: []].insert(DependencyIdentity(type)) }
        }
        let (owners, implementations) = (owners, implementations)
        ids = DistinctNames(events) { Self.consumer($0, owners, implementations) }.ids
    }

    subscript(identity: DependencyIdentity) -> DependencyGraph.Node.ID { ids[identity] ?? identity.qualifiedName }

    /// Who made a request.
    func consumer(_ event: ResolveEvent) -> DependencyGraph.Node.ID {
        Self.consumer(event, owners, implementations).map { self[$0] } ?? Self.program
    }

    /// What was built for a request, where that is not the dependency itself.
    func implementation(_ event: ResolveEvent) -> DependencyGraph.Node.ID? {
        guard let type = event.implementation, event.dependency.type.map({ $0 != type }) ?? true else { return nil }
        return self[DependencyIdentity(type)]
    }

    private static func exactOwners(_ events: [ResolveEvent]) -> [Place: DependencyIdentity] {
        events.reduce(into: [:]) { owners, event in
            guard event.isProperty, let consumer = event.consumer, !consumer.isInnermostNameOnly else { return }
            // Of a generic type and of subclasses there are several; the least is the same in every run.
            if let known = owners[event.place], known.qualifiedName <= consumer.qualifiedName { return }
            owners[event.place] = consumer
        }
    }

    private static func consumer(
        _ event: ResolveEvent,
        _ owners: [Place: DependencyIdentity],
        _ implementations: [DependencyIdentity: Set<DependencyIdentity>]
    ) -> DependencyIdentity? {
        guard let consumer = event.consumer, consumer.isInnermostNameOnly else { return event.consumer }
        let built = event.requester.builder.flatMap { implementations[$0] } ?? []
        let named = built.filter { event.requester.enclosingName.map($0.isDeclared(as:)) ?? false }
        return named.min { $0.qualifiedName < $1.qualifiedName } ?? owners[event.place] ?? consumer
    }
}
