import DependencyInjection
import GraphAnalysis

/// The nodes of a recording: what was asked for, what was built for it, and who asked.
struct RecordedNodes {
    let nodes: [DependencyGraph.Node]

    init(_ requests: [RequestCount], _ failures: [RecordedFailure], _ names: RecordedNames) {
        let all =
            requests.map { $0.node(names) } + requests.map { $0.consumerNode(names) }
            + requests.compactMap { $0.makerNode(names) } + requests.compactMap { $0.implementationNode(names) }
            + failures.flatMap { $0.nodes(names) }
        nodes = Dictionary(grouping: all, by: \.id).values.map { $0.combined() }.ranked()
    }
}

extension RequestCount {
    fileprivate func node(_ names: RecordedNames) -> DependencyGraph.Node {
        DependencyGraph.Node(
            id: names[event.dependency],
            module: event.dependency.module,
            scope: event.scope.map { .init($0) },
            implementation: names.implementation(event),
            place: event.bindingPlace.map { .init($0) },
            builds: builds,
            firstBuild: firstBuild
        )
    }

    fileprivate func consumerNode(_ names: RecordedNames) -> DependencyGraph.Node {
        DependencyGraph.Node(
            id: names.consumer(event),
            module: event.consumer?.module ?? RecordedNames.program,
            isEntry: event.isEntry && event.maker == nil
        )
    }

    fileprivate func makerNode(_ names: RecordedNames) -> DependencyGraph.Node? {
        event.maker.map { DependencyGraph.Node(id: names[$0], module: $0.module, isEntry: true) }
    }

    fileprivate func implementationNode(_ names: RecordedNames) -> DependencyGraph.Node? {
        guard let id = names.implementation(event), let type = event.implementation else { return nil }
        return DependencyGraph.Node(id: id, module: DependencyIdentity(type).module)
    }
}

extension [DependencyGraph.Node] {
    /// One node that knows what any of these knew, which have one id.
    fileprivate func combined() -> DependencyGraph.Node {
        let ordered = sorted { $0.order < $1.order }
        return ordered.dropFirst().reduce(into: ordered[0]) { known, node in
            known.scope = known.scope ?? node.scope
            known.implementation = known.implementation ?? node.implementation
            known.place = known.place ?? node.place
            known.isEntry = known.isEntry || node.isEntry
            known.builds.add(node.builds)
            known.firstBuild = [known.firstBuild, node.firstBuild].compactMap(\.self).min()
        }
    }

    /// The nodes with the first builds counted from 1, without gaps.
    fileprivate func ranked() -> Self {
        let order = compactMap(\.firstBuild).sorted()
        let ranks = Dictionary(zip(order, 1...)) { first, _ in first }
        return map { node in
            var node = node
            node.firstBuild = node.firstBuild.flatMap { ranks[$0] }
            return node
        }
    }
}

extension DependencyGraph.Node {
    /// Decides what a node knows of which several say something else, whatever the order in which they were counted.
    fileprivate var order: (String, String, String) {
        (implementation ?? "", place?.description ?? "", scope?.rawValue ?? "")
    }
}
