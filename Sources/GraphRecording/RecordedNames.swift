import DependencyInjection
import GraphAnalysis

/// The ids of the nodes of one recording.
///
/// A property knows only the name of the type that encloses it directly. Where the container built an owner, the owner's whole name is
/// known, and with it that of every owner whose property stands at the same place.
struct RecordedNames {
    /// The node from which requests come that no type makes.
    static let program = "(program)"

    private let owners: [Place: DependencyIdentity]

    init(_ events: [ResolveEvent]) {
        let exact = events.filter { $0.isProperty && $0.consumer?.isInnermostNameOnly == false }
        owners = Dictionary(exact.map { ($0.place, $0.consumer!) }) { first, _ in first }
    }

    subscript(identity: DependencyIdentity) -> DependencyGraph.Node.ID { identity.qualifiedName }

    /// Who made a request.
    func consumer(_ event: ResolveEvent) -> DependencyGraph.Node.ID {
        guard let consumer = event.consumer else { return Self.program }
        return self[consumer.isInnermostNameOnly ? owners[event.place] ?? consumer : consumer]
    }

    /// The node with which a request from outside begins.
    func entry(_ event: ResolveEvent) -> DependencyGraph.Node {
        DependencyGraph.Node(id: consumer(event), module: event.consumer?.module ?? Self.program, isEntry: true)
    }
}
