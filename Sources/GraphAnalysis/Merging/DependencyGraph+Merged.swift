extension DependencyGraph {
    /// What several graphs saw together; an empty graph where there is none. See `merged(with:)`.
    ///
    /// - Complexity: O(n log n) in the number of parts of all, for each doubling of the number of graphs.
    public static func merging(_ graphs: [DependencyGraph]) -> DependencyGraph {
        var rest = graphs
        while rest.count > 1 {
            // In pairs, so that what was merged is not copied again for each further graph.
            rest = stride(from: 0, to: rest.count, by: 2).map { position in
                position + 1 < rest.count ? rest[position].merged(with: rest[position + 1]) : rest[position]
            }
        }
        return rest.first ?? DependencyGraph(nodes: [], edges: [])
    }

    /// What this graph and another one saw together.
    ///
    /// The order of merging does not matter, and a recording that both were made from counts once: of two values for one recording
    /// the greater, later one holds. Where recordings know different scopes of a node, all are kept. Of different modules,
    /// implementations or places of one node the least is kept.
    ///
    /// - Complexity: O(n log n) in the number of parts of both.
    public func merged(with other: DependencyGraph) -> DependencyGraph {
        DependencyGraph(
            nodes: nodes.map { $0.naming(recordings) }
                .joined(with: other.nodes.map { $0.naming(other.recordings) }, by: \.id) { $0.joined(with: $1) },
            edges: edges.map { $0.naming(recordings) }
                .joined(with: other.edges.map { $0.naming(other.recordings) }, by: \.identity) { $0.joined(with: $1) },
            failures: failures + other.failures,
            recordings: recordings + other.recordings
        )
    }
}

extension DependencyGraph.Edge {
    fileprivate func naming(_ recordings: [String]) -> Self {
        var edge = self
        edge.resolutionsByRecording = credits(in: recordings)
        edge.buildsByRecording = buildCredits(in: recordings)
        edge.builds = .init()
        return edge
    }

    fileprivate func joined(with other: Self) -> Self {
        Self(
            from: from,
            to: to,
            kind: kind,
            places: places == other.places ? places : places + other.places,
            isForced: isForced || other.isForced,
            resolutionsByRecording: resolutionsByRecording.merging(other.resolutionsByRecording, uniquingKeysWith: max),
            buildsByRecording: buildsByRecording.merging(other.buildsByRecording) { $0.later($1) }
        )
    }
}

extension DependencyGraph.Node {
    fileprivate func naming(_ recordings: [String]) -> Self {
        var node = self
        node.buildsByRecording = buildCredits(in: recordings)
        node.builds = .init()
        return node
    }

    fileprivate func joined(with other: Self) -> Self {
        let scopes = Set(knownScopes + other.knownScopes).sorted()
        return Self(
            id: id,
            module: min(module, other.module),
            scope: scopes.first,
            implementation: least(implementation, other.implementation),
            place: least(place, other.place),
            isEntry: isEntry || other.isEntry,
            conflictingScopes: scopes.count > 1 ? scopes : [],
            buildsByRecording: buildsByRecording.merging(other.buildsByRecording) { $0.later($1) },
            firstBuild: least(firstBuild, other.firstBuild)
        )
    }

    /// All scopes that a recording knows.
    var knownScopes: [DependencyGraph.Scope] {
        conflictingScopes.isEmpty ? scope.map { [$0] } ?? [] : conflictingScopes
    }
}

/// The lesser of what is there.
private func least<Value: Comparable>(_ left: Value?, _ right: Value?) -> Value? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
}

extension Array {
    /// The elements of two lists that are sorted by a key, those with one key joined.
    fileprivate func joined<Key: Comparable>(
        with other: [Element],
        by key: (Element) -> Key,
        _ join: (Element, Element) -> Element
    ) -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(count + other.count)
        var (left, right) = (self[...], other[...])
        while let first = left.first, let second = right.first {
            if key(first) == key(second) {
                result.append(join(first, second))
                (left, right) = (left.dropFirst(), right.dropFirst())
            } else if key(first) < key(second) {
                result.append(first)
                left = left.dropFirst()
            } else {
                result.append(second)
                right = right.dropFirst()
            }
        }
        return result + left + right
    }
}
