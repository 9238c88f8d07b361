/// Applies rules to one graph. Each pattern is matched with each node once.
struct RuleJudge {
    let inspection: Inspection
    private(set) var faults: [ConfigurationError.Fault] = []
    private var matches: [String: [Bool]] = [:]

    init(of graph: DependencyGraph) {
        inspection = Inspection(of: graph)
    }

    private var index: GraphIndex { inspection.index }

    /// Whether each node matches a pattern.
    mutating func matching(_ pattern: RuleSet.Pattern) -> [Bool] {
        if let known = matches[pattern.text] { return known }
        guard let regex = try? Regex(pattern.text) else {
            // Only a set that was put together by hand can have one; what was read was tried then.
            faults.append(
                .init(position: pattern.position, message: "\(quoted(pattern.text)) is no regular expression")
            )
            return index.ids.map { _ in false }
        }
        let found = index.ids.map { $0.firstMatch(of: regex) != nil }
        matches[pattern.text] = found
        return found
    }

    /// The same for a source pattern, which has to match something.
    mutating func matchingSource(_ pattern: RuleSet.Pattern, of head: RuleSet.Head) -> [Bool] {
        let found = matching(pattern)
        if !head.mayMatchNothing, !found.contains(true) {
            let message =
                "\(quoted(pattern.text)) of the rule \(quoted(head.name)) matches no node; "
                + "correct it, or say \"mayMatchNothing\": true"
            faults.append(.init(position: pattern.position, message: message))
        }
        return found
    }

    func finding(
        _ head: RuleSet.Head,
        _ breach: Finding.Breach,
        _ nodes: [Int],
        steps: [GraphIndex.Arc] = []
    ) -> Finding {
        let place = steps.isEmpty ? nodes.first.flatMap { inspection.graph.nodes[$0].place } : nil
        return Finding(
            code: .init(rawValue: head.name),
            severity: head.severity,
            nodes: nodes.map { index.ids[$0] },
            steps: inspection.requests(steps.map(index.edge)),
            places: place.map { [$0] },
            facts: .broken(breach, reason: head.reason)
        )
    }
}

extension RuleJudge {
    mutating func findings(breaking rule: RuleSet.ForbiddenRule) -> [Finding] {
        let from = matchingSource(rule.from, of: rule.head)
        let to = matching(rule.to)
        let subgraph = inspection.index.following(rule.kinds)
        switch rule.ways {
        case .direct:
            return subgraph.arcs.filter { from[$0.tail] && to[$0.head] }.map {
                finding(rule.head, .forbidden, [$0.tail, $0.head], steps: [$0])
            }
        case .onlyThrough(let pattern):
            let gates = matching(pattern)
            return ways(from: from, to: to, in: subgraph) { !gates[$0] }.map { source, target, way in
                finding(rule.head, .around, [source, target], steps: way)
            }
        case .notThrough(let pattern):
            let gates = matching(pattern)
            let onward = Dictionary(
                ways(from: gates, to: to, in: subgraph) { _ in true }.map { ($0.source, ($0.target, $0.way)) },
                uniquingKeysWith: { first, _ in first }
            )
            let open = gates.indices.map { onward[$0] != nil }
            return ways(from: from, to: open, in: subgraph) { _ in true }.compactMap { source, gate, way in
                onward[gate].map { finding(rule.head, .through, [source, gate, $0.0], steps: way + $0.1) }
            }
        }
    }

    private typealias Way = (source: Int, target: Int, way: [GraphIndex.Arc])

    /// For each source the shortest way to its nearest target, of one edge or more, through what is usable in between.
    private func ways(
        from: [Bool],
        to: [Bool],
        in subgraph: GraphIndex.Subgraph,
        through usable: (Int) -> Bool
    ) -> [Way] {
        let inner = subgraph.arcs.filter { !to[$0.tail] && usable($0.tail) }
        let upward = GraphIndex.Subgraph(arcs: inner, vertexCount: to.count)
        let forest = ShortestWayForest(in: upward.directed.reversed, from: to.indices.filter { to[$0] })
        var best: [Int: GraphIndex.Arc] = [:]
        func length(_ arc: GraphIndex.Arc) -> Int? {
            to[arc.head] || usable(arc.head) ? forest.distances[arc.head] : nil
        }
        for arc in subgraph.arcs where from[arc.tail] {
            guard let length = length(arc) else { continue }
            if let known = best[arc.tail].flatMap(length(_:)), known <= length { continue }
            best[arc.tail] = arc
        }
        return best.sorted { $0.key < $1.key }.compactMap { source, arc in
            let rest = forest.way(to: arc.head, limit: Cycle.longestWayIn).reversed().map { upward.arcs[$0] }
            return forest.nearestSource(of: arc.head).map { (source, $0, [arc] + rest) }
        }
    }
}

extension RuleJudge {
    /// A node that some rules are about may need only what one of them allows; the first of them is broken otherwise.
    mutating func findings(breaking rules: [RuleSet.AllowedRule]) -> [Finding] {
        let matched = rules.map { (rule: $0, from: matchingSource($0.from, of: $0.head), to: matching($0.to)) }
        return inspection.index.following(Set(DependencyGraph.EdgeKind.allCases)).arcs.compactMap { arc in
            let about = matched.filter { $0.from[arc.tail] }
            guard let first = about.first,
                !about.contains(where: { $0.to[arc.head] && $0.rule.kinds.contains(arc.kind) })
            else {
                return nil
            }
            return finding(first.rule.head, .notAllowed, [arc.tail, arc.head], steps: [arc])
        }
    }

    mutating func findings(breaking rule: RuleSet.LayerRule) -> [Finding] {
        let matched = rule.layers.map { matchingSource($0, of: rule.head) }
        let layers = inspection.index.ids.indices.map { node in matched.firstIndex { $0[node] } }
        return inspection.index.following(rule.kinds).arcs.compactMap { arc in
            guard let lower = layers[arc.tail], let higher = layers[arc.head], higher < lower else { return nil }
            return finding(rule.head, .upward, [arc.tail, arc.head], steps: [arc])
        }
    }

    mutating func findings(breaking rule: RuleSet.LimitRule) -> [Finding] {
        let judged = matchingSource(rule.nodes, of: rule.head)
        let measures = inspection.index.measures(following: rule.kinds)
        return measures.indices.compactMap { node in
            let value = measures[node][rule.measure]
            guard judged[node], value > rule.atMost else { return nil }
            return finding(rule.head, .beyond(rule.measure, value: value, limit: rule.atMost), [node])
        }
    }
}

extension DependencyGraph.Measures {
    /// One measure by its name in a rule.
    fileprivate subscript(measure: RuleSet.Measure) -> Int {
        switch measure {
        case .depth: depth
        case .fanIn: fanIn
        case .fanOut: fanOut
        }
    }
}
