// Every word that a report says about a finding stands here.

extension Finding {
    /// What happened, in one line.
    public var title: String {
        let names = Self.list(nodes)
        let (first, last) = (shown(nodes.first ?? ""), shown(nodes.last ?? ""))
        return switch code {
        case .cycle: "\(names) \(nodes.count == 1 ? "needs itself" : "need each other") to be built"
        case .lazyCycle: "\(names) \(nodes.count == 1 ? "keeps itself" : "keep each other") alive"
        case .unlistedCycles: "\(factWords) lie on cycles that are not listed"
        case .missing: "Nothing is bound for \(names)"
        case .failedRequest: "A request for \(names) failed"
        case .captive where nodes.count < 2: "\(names) would be held longer than it lives"
        case .captive where severity < .error: "The singleton \(first) holds one \(last), made for it alone"
        case .captive: "The singleton \(first) holds \(last), which lives for one scope only"
        case .forcedLazy: "\(first) reads its lazy \(last) while it is being built"
        case .unread: "\(first) has \(last), not read in \(factWords)"
        case .scopeConflict: "\(names) has \(factWords) in different recordings"
        case .slowBuild: "Building \(names) took \(factWords)"
        default: breachWords(names: names, first: first, last: last)
        }
    }

    private func breachWords(names: String, first: String, last: String) -> String {
        guard case .broken(let breach, _) = facts else { return names }
        return switch breach {
        case .forbidden: "\(first) must not need \(last)"
        case .around: "\(first) reaches \(last) by a way that it must not take"
        case .through: "\(first) must not reach \(last) through \(nodes.count > 2 ? shown(nodes[1]) : last)"
        case .notAllowed: "\(first) needs \(last), which no rule allows"
        case .upward: "\(first) needs \(last) in a higher layer"
        case .beyond(let measure, let value, let limit):
            "\(names) has the \(measure.words) \(value), more than \(limit)"
        }
    }

    /// What the facts add to the line.
    private var factWords: String {
        switch facts {
        case .none, .failed, .broken: ""
        case .count(let count): count == 1 ? "1 more edge" : "\(count) more edges"
        case .recordings(let count): count == 1 ? "1 recording" : "\(count) recordings"
        case .scopes(let scopes): "the scopes \(Self.list(scopes.map(\.rawValue)))"
        case .duration(let time, let limit): "\(duration(time)), more than \(duration(limit))"
        }
    }

    /// The requests that show it, one a line with its place, then what else is known.
    public var details: [String] {
        var lines = steps.lines
        if !wayIn.isEmpty { lines += ["reached by"] + wayIn.lines }
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
        case .captive where severity == .error: "Give it a Provider, or give the holder a scope that ends as early."
        case .forcedLazy: "Read it after the initialiser, or pass it to the initialiser."
        case .unread: "Nothing has to be done; another run may read it."
        case .scopeConflict: "Bind it in one scope, or keep recordings of different programs apart."
        case .slowBuild: "Build it in advance by warmUp, or move the work out of its initialiser."
        case .missing: "Bind it, or ask for it as an optional."
        default: if case .broken(_, let reason) = facts { reason } else { nil }
        }
    }

    /// `A, B and C`, or `A and 7 others` where there are many.
    private static func list(_ names: [String]) -> String {
        let shownNames = names.map { shown($0) }
        guard let last = shownNames.last, shownNames.count > 1 else { return shownNames.joined() }
        if shownNames.count > 4 { return "\(shownNames[0]) and \(shownNames.count - 1) others" }
        return "\(shownNames.dropLast().joined(separator: ", ")) and \(last)"
    }
}

extension [Finding.Request] {
    /// The first consumer, then each dependency with the place of its request, one a line; empty where there is none.
    public var lines: [String] {
        guard let first else { return [] }
        return [shown(first.edge.from)]
            + map { request in
                let place = request.place.map { "  \(shown($0.description))" } ?? ""
                return "\(request.edge.kind.arrow) \(shown(request.edge.to))\(place)"
            }
    }
}

extension RuleSet.Measure {
    fileprivate var words: String {
        switch self {
        case .depth: "depth"
        case .fanIn: "fan-in"
        case .fanOut: "fan-out"
        }
    }
}
