internal import GraphAnalysis

/// A consumer and its dependency, whatever the kind of their edge.
struct DependencyPair: Sendable, Hashable, Comparable {
    let from: DependencyGraph.Node.ID
    let to: DependencyGraph.Node.ID

    static func < (left: Self, right: Self) -> Bool { (left.from, left.to) < (right.from, right.to) }
}

extension DependencyPair {
    /// The last request on the way to a failure; nil where it came from nowhere.
    init?(failing failure: DependencyGraph.Failure) {
        guard let last = failure.path.last, let consumer = failure.path.dropLast().last else { return nil }
        self.init(from: consumer.node, to: last.node)
    }

    /// The requests of a path, first to last.
    static func pairs(along path: [DependencyGraph.Step]) -> [DependencyPair] {
        zip(path, path.dropFirst()).map { DependencyPair(from: $0.node, to: $1.node) }
    }
}
