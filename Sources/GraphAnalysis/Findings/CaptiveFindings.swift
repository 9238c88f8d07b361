extension Inspection {
    /// An error for each singleton that holds a perScope instance, directly or through what it holds otherwise.
    ///
    /// A provider breaks the hold. The way ends at the nearest perScope instance and leads through no other singleton, which has a
    /// finding of its own.
    var captiveFindings: [Finding] {
        let holds = index.following([.construction, .lazy])
        let inner = holds.arcs.filter { !isKnown($0.tail, as: .singleton) && !isKnown($0.tail, as: .perScope) }
        let upward = GraphIndex.Subgraph(arcs: inner, vertexCount: index.ids.count)
        let captives = index.ids.indices.filter { isKnown($0, as: .perScope) }
        let forest = ShortestWayForest(in: upward.directed.reversed, from: captives)
        var found: [Finding] = []
        var seen: Set<[Int]> = []
        for arc in holds.arcs where isKnown(arc.tail, as: .singleton) && !isKnown(arc.head, as: .singleton) {
            guard let captive = forest.nearestSource(of: arc.head), seen.insert([arc.tail, captive]).inserted else {
                continue
            }
            let way = forest.way(to: arc.head, limit: Cycle.longestWayIn).reversed().map { upward.arcs[$0] }
            found.append(
                Finding(
                    code: .captive,
                    severity: .error,
                    nodes: [index.ids[arc.tail], index.ids[captive]],
                    steps: requests(([arc] + way).map(index.edge))
                )
            )
        }
        return found
    }

    /// A line of information for each perRequest instance that a singleton holds, which is ordinary.
    var ordinaryCaptiveFindings: [Finding] {
        index.following([.construction, .lazy]).arcs
            .filter { isKnown($0.tail, as: .singleton) && isKnown($0.head, as: .perRequest) }
            .map(index.edge)
            .map { Finding(code: .captive, severity: .info, nodes: [$0.from, $0.to], steps: requests([$0])) }
    }

    private func isKnown(_ node: Int, as scope: DependencyGraph.Scope) -> Bool {
        graph.nodes[node].scope == scope || graph.nodes[node].conflictingScopes.contains(scope)
    }
}
