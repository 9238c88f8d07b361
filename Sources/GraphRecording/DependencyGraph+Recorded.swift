import DependencyInjection
import GraphAnalysis

extension Tally {
    /// The graph of what was counted.
    func graph(recording: String) -> DependencyGraph {
        let names = RecordedNames(requests.values.map(\.event))
        let read = Set(requests.values.filter { $0.resolutions > 0 }.map(PropertyKey.init))
        let requested = requests.values.filter { $0.resolutions > 0 || !read.contains(PropertyKey($0)) }.map {
            $0.edge(names)
        }
        let edges = requested + implementations(beside: Set(requested.map { [$0.from, $0.to] }), names)
        return DependencyGraph(
            nodes: nodes(names).combined(),
            edges: edges.combined(),
            failures: Array(failures),
            recordings: [recording]
        )
    }

    private func nodes(_ names: RecordedNames) -> [DependencyGraph.Node] {
        let asked = requests.values.map {
            DependencyGraph.Node(id: names[$0.event.dependency], module: $0.event.dependency.module)
        }
        let entries = requests.values.filter(\.event.isEntry).map { names.entry($0.event) }
        return asked + entries + builds.values.map { $0.node(names) }
    }

    /// An edge from each abstraction to what was built for it, where no request says so already.
    private func implementations(beside requested: Set<[String]>, _ names: RecordedNames) -> [DependencyGraph.Edge] {
        builds.values.compactMap { build in
            let from = names[build.event.dependency]
            guard let to = build.implementation, build.figures.count > 0, !requested.contains([from, to]) else {
                return nil
            }
            let places = build.event.bindingPlace.map { [DependencyGraph.Place($0)] }
            return DependencyGraph.Edge(from: from, to: to, places: places ?? [], resolutions: build.figures.count)
        }
    }
}

/// One property, however it was read.
private struct PropertyKey: Hashable {
    let dependency: DependencyIdentity
    let place: Place

    init(_ request: RequestCount) {
        dependency = request.event.dependency
        place = request.event.place
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
            isForced: event.isForced && resolutions > 0
        )
    }
}

extension BuildCount {
    /// The id of what was built, where that is not the dependency itself.
    fileprivate var implementation: DependencyGraph.Node.ID? {
        guard let type = event.implementation, event.dependency.type.map({ $0 != type }) ?? true else { return nil }
        return DependencyIdentity(type).qualifiedName
    }

    fileprivate func node(_ names: RecordedNames) -> DependencyGraph.Node {
        DependencyGraph.Node(
            id: names[event.dependency],
            module: event.dependency.module,
            scope: event.scope.map { .init($0) },
            implementation: implementation,
            place: event.bindingPlace.map { .init($0) },
            builds: figures
        )
    }
}

extension [DependencyGraph.Node] {
    /// One node for each id, which knows what any of them knew.
    fileprivate func combined() -> Self {
        var nodes: [DependencyGraph.Node.ID: DependencyGraph.Node] = [:]
        for node in sorted(by: { $0.order < $1.order }) {
            guard var known = nodes[node.id] else {
                nodes[node.id] = node
                continue
            }
            known.scope = known.scope ?? node.scope
            known.implementation = known.implementation ?? node.implementation
            known.place = known.place ?? node.place
            known.isEntry = known.isEntry || node.isEntry
            known.builds.count += node.builds.count
            known.builds.totalNanoseconds += node.builds.totalNanoseconds
            known.builds.longestNanoseconds = Swift.max(known.builds.longestNanoseconds, node.builds.longestNanoseconds)
            nodes[node.id] = known
        }
        return Array(nodes.values)
    }
}

extension DependencyGraph.Node {
    /// Decides what a node knows of which several say something else, whatever the order in which they were counted.
    fileprivate var order: (String, String) { (implementation ?? "", place?.description ?? "") }
}

extension [DependencyGraph.Edge] {
    /// One edge for each consumer, dependency and kind, with the places and the resolutions of all.
    fileprivate func combined() -> Self {
        let edges = Dictionary(grouping: self, by: \.identity)
        return edges.map { identity, same in
            DependencyGraph.Edge(
                from: identity.from,
                to: identity.to,
                kind: identity.kind,
                places: same.flatMap(\.places),
                resolutions: same.reduce(0) { $0 + $1.resolutions },
                isForced: same.contains(where: \.isForced)
            )
        }
    }
}
