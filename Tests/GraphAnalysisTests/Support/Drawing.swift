import GraphAnalysis

typealias Node = DependencyGraph.Node
typealias Edge = DependencyGraph.Edge
typealias Failure = DependencyGraph.Failure
typealias Place = DependencyGraph.Place
typealias Step = DependencyGraph.Step

/// Reads a drawing: chains of nodes and arrows, apart by commas or lines.
///
/// `→` construction, `⇢` lazy, `⤳` provider, `⋯` a lazy property that was never read. A node may carry letters in brackets where it first or
/// later stands: `[S]` singleton, `[R]` perScope, `[T]` perRequest, `[H]` shared, `[E]` entry, also together: `[SE]`.
func graph(_ drawing: String, failures: [Failure] = [], recordings: [String] = []) -> DependencyGraph {
    var nodes: [Node.ID: Node] = [:]
    var edges: [Edge] = []
    for chain in drawing.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let words = chain.split(separator: " ")
        let ids = stride(from: 0, to: words.count, by: 2).map { read(node: words[$0], into: &nodes) }
        for index in stride(from: 1, to: words.count, by: 2) {
            guard let (kind, resolutions) = arrows[words[index]], index / 2 + 1 < ids.count else {
                fatalError("'\(chain)' is no drawing: '\(words[index])' should be an arrow between two nodes")
            }
            edges.append(Edge(from: ids[index / 2], to: ids[index / 2 + 1], kind: kind, resolutions: resolutions))
        }
    }
    return DependencyGraph(nodes: Array(nodes.values), edges: edges, failures: failures, recordings: recordings)
}

/// A failure whose path is drawn: `failure(.cycle, "Root → A → B → A")`; each request stands in `Consumer/File.swift`, its line counted along the path.
func failure(_ kind: DependencyGraph.FailureKind, _ drawing: String, message: String = "") -> Failure {
    let ids = drawing.split(separator: " ").filter { $0 != "→" }.map(String.init)
    let steps = ids.indices.map { index in
        Step(node: ids[index], place: index == 0 ? nil : Place(file: "\(ids[index - 1])/File.swift", line: index))
    }
    return Failure(kind: kind, path: steps, message: message)
}

private let arrows: [Substring: (DependencyGraph.EdgeKind, Int)] = [
    "→": (.construction, 1), "⇢": (.lazy, 1), "⤳": (.provider, 1), "⋯": (.lazy, 0),
]

private let scopes: [Character: DependencyGraph.Scope] = [
    "S": .singleton, "R": .perScope, "T": .perRequest, "H": .shared,
]

private func read(node word: Substring, into nodes: inout [Node.ID: Node]) -> Node.ID {
    let parts = word.split(separator: "[", maxSplits: 1)
    let id = String(parts[0])
    var node = nodes[id] ?? Node(id: id)
    for letter in parts.dropFirst().joined().dropLast() {
        if letter == "E" {
            node.isEntry = true
        } else if let scope = scopes[letter] {
            node.scope = scope
        } else {
            fatalError("'\(word)' is no node: nothing is known by the letter '\(letter)'")
        }
    }
    nodes[id] = node
    return id
}
