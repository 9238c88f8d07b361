extension GraphDifference {
    /// The difference, one line each: `+` for what appeared, `-` for what vanished, `~` for what changed; empty where nothing did.
    public var lines: [String] {
        Self.lines("-", removedNodes.map { shown($0) }) + Self.lines("+", addedNodes.map { shown($0) })
            + changedNodes.map { "~ \($0.words)" }
            + Self.lines("-", removedEdges.map(\.drawing)) + Self.lines("+", addedEdges.map(\.drawing))
            + Self.lines("-", removedFindings.map(\.line)) + Self.lines("+", addedFindings.map(\.line))
    }

    /// What is worth a note and no difference: the builds that became slower.
    public var notes: [String] {
        slowerBuilds.map { "building \(shown($0.node)) took \(duration($0.base)) on average, now \(duration($0.head))" }
    }

    private static func lines(_ sign: String, _ texts: [String]) -> [String] { texts.map { "\(sign) \($0)" } }
}

extension GraphDifference.NodeChange {
    /// The node, with its scope and implementation before and after where they differ.
    package var words: String {
        let scopes = change(base.knownScopes.words, head.knownScopes.words)
        let implementations = change(base.implementation ?? "none", head.implementation ?? "none")
        return "\(shown(head.id)): " + [scopes, implementations].compactMap { $0 }.joined(separator: "; ")
    }

    private func change(_ base: String, _ head: String) -> String? {
        base == head ? nil : "\(shown(base)), now \(shown(head))"
    }
}

extension [DependencyGraph.Scope] {
    fileprivate var words: String { isEmpty ? "no known scope" : map(\.rawValue).joined(separator: " or ") }
}

extension DependencyGraph.Edge.Identity {
    /// The edge as it is drawn in a line: `A ⇢ B`.
    package var drawing: String { "\(shown(from)) \(kind.arrow) \(shown(to))" }
}

extension DependencyGraph.EdgeKind {
    /// How the kind is drawn in a line.
    package var arrow: String {
        switch self {
        case .construction: "→"
        case .lazy: "⇢"
        case .provider: "⤳"
        }
    }
}

extension Finding {
    /// Severity, code and title.
    fileprivate var line: String { "\(severity.rawValue) \(shown(code.rawValue)): \(title)" }
}

/// `12.3 ms`, `800 µs` or `90 ns`: a time that a person can compare.
package func duration(_ nanoseconds: UInt64) -> String {
    if nanoseconds < 1_000 { return "\(nanoseconds) ns" }
    if nanoseconds < 1_000_000 { return "\(nanoseconds / 1_000) µs" }
    let tenths = nanoseconds / 100_000
    return "\(tenths / 10).\(tenths % 10) ms"
}
