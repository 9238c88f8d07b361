import DependencyInjection
import GraphAnalysis

/// The edges of a recording: one for each consumer, dependency and kind.
struct RecordedEdges {
    let edges: [DependencyGraph.Edge]

    init(_ requests: [RequestCount], _ names: RecordedNames) {
        let read = Set(requests.filter { !$0.event.isDeclaration }.map { Property($0.event) })
        let asked = requests.filter { !$0.event.isDeclaration || !read.contains(Property($0.event)) }
            .map { $0.edge(names) }
        let known = Set(asked.map(\.ends))
        let implementations = requests.compactMap { $0.implementationEdge(names) }.filter { !known.contains($0.ends) }
        let makers = requests.compactMap { $0.makerEdge(names) }
        edges = Dictionary(grouping: asked + implementations + makers, by: \.identity).map { $1.combined() }
    }

    /// One property of one owner, however it was read.
    private struct Property: Hashable {
        let requester: [UInt]
        let dependency: DependencyIdentity
        let place: Place

        init(_ event: ResolveEvent) {
            let (first, second, third) = event.requester.addresses
            requester = [first, second, third]
            dependency = event.dependency
            place = event.place
        }
    }
}

extension RequestCount {
    fileprivate func edge(_ names: RecordedNames) -> DependencyGraph.Edge {
        DependencyGraph.Edge(
            from: names.consumer(event),
            to: names[event.dependency],
            kind: .init(event.edge),
            places: [.init(event.place)],
            resolutions: resolutions,
            isForced: event.isForced && resolutions > 0,
            builds: builds
        )
    }

    /// The edge from code such as a test to what it made by hand and what asked.
    fileprivate func makerEdge(_ names: RecordedNames) -> DependencyGraph.Edge? {
        guard let maker = event.maker else { return nil }
        return DependencyGraph.Edge(
            from: names[maker],
            to: names.consumer(event),
            places: [.init(event.place)],
            resolutions: resolutions
        )
    }

    /// The edge from an abstraction to what was built for it.
    fileprivate func implementationEdge(_ names: RecordedNames) -> DependencyGraph.Edge? {
        guard builds.count > 0, let implementation = names.implementation(event) else { return nil }
        return DependencyGraph.Edge(
            from: names[event.dependency],
            to: implementation,
            places: event.bindingPlace.map { [.init($0)] } ?? [],
            resolutions: builds.count,
            builds: builds
        )
    }
}

extension DependencyGraph.Edge {
    /// Consumer and dependency.
    fileprivate var ends: [DependencyGraph.Node.ID] { [from, to] }
}

extension [DependencyGraph.Edge] {
    /// One edge with the places and the figures of all of these, which have one identity.
    fileprivate func combined() -> DependencyGraph.Edge {
        DependencyGraph.Edge(
            from: self[0].from,
            to: self[0].to,
            kind: self[0].kind,
            places: flatMap(\.places),
            resolutions: reduce(0) { $0 + $1.resolutions },
            isForced: contains(where: \.isForced),
            builds: reduce(into: .init()) { $0.add($1.builds) }
        )
    }
}
