// Every word that a report says about a finding stands here.

extension Finding {
    /// What happened, in one line.
    public var title: String {
        switch code {
        case .cycle where nodes.count == steps.count: "\(Self.list(nodes)) \(needEachOther) to be built"
        case .cycle: "\(Self.list(nodes)) needs itself to be built"
        case .lazyCycle: "\(Self.list(nodes)) \(keepEachOther) alive"
        case .unlistedCycles: "\(count) more edges lie on a \(Self.list(nodes)) that is not listed"
        case .missing: "Nothing is bound for \(Self.list(nodes))"
        case .failedRequest: "A request for \(Self.list(nodes)) failed"
        default: Self.list(nodes)
        }
    }

    /// The requests that show it, one a line with its place, then what else is known.
    public var details: [String] {
        var lines = Self.lines(of: steps)
        if !wayIn.isEmpty { lines += ["reached by"] + Self.lines(of: wayIn) }
        if case .failed(let message, let requests) = facts {
            if requests > 1 { lines.append("asked for in \(requests) ways") }
            lines += message.split(whereSeparator: \.isNewline).map {
                "the program said: \(shown(String($0), upTo: 500))"
            }
        }
        return lines
    }

    /// What would mend it; nil where there is nothing to mend.
    public var remedy: String? {
        switch code {
        case .cycle: "Read one of them lazily, after the initialiser, or take a Provider of it."
        case .lazyCycle: "Nothing has to be done; a Provider would end that they hold each other."
        case .unlistedCycles: "Mend the listed ones and check again."
        case .missing: "Bind it, or ask for it as an optional."
        default: nil
        }
    }

    private var needEachOther: String { nodes.count == 1 ? "needs itself" : "need each other" }

    private var keepEachOther: String { nodes.count == 1 ? "keeps itself" : "keep each other" }

    private var count: Int { if case .count(let count) = facts { count } else { 0 } }

    /// `A, B and C`, or `A and 7 others` where there are many.
    private static func list(_ names: [String]) -> String {
        let shownNames = names.map { shown($0) }
        guard let last = shownNames.last, shownNames.count > 1 else { return shownNames.joined() }
        if shownNames.count > 4 { return "\(shownNames[0]) and \(shownNames.count - 1) others" }
        return "\(shownNames.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// The first consumer, then each dependency with the place of its request.
    private static func lines(of requests: [Request]) -> [String] {
        guard let first = requests.first else { return [] }
        return [shown(first.edge.from)]
            + requests.map { request in
                let place = request.place.map { "  \(shown($0.description))" } ?? ""
                return "\(arrow(request.edge.kind)) \(shown(request.edge.to))\(place)"
            }
    }

    private static func arrow(_ kind: DependencyGraph.EdgeKind) -> String {
        switch kind {
        case .construction: "→"
        case .lazy: "⇢"
        case .provider: "⤳"
        }
    }
}
