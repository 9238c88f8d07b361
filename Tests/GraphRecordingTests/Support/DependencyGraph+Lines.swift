import DependencyInjection
import GraphAnalysis
import GraphRecording

extension DependencyGraph {
    /// The edges as lines, without this module's name: `A → B`, lazy `⇢`, provider `⤳`.
    var lines: Set<String> { Set(edges.map(\.line)) }

    /// The node whose id is a name of this module's.
    func node(named name: String) -> Node? { node("GraphRecordingTests.\(name)") }

    /// The edge of a line as above.
    func edge(_ line: String) -> Edge? { edges.first { $0.line == line } }

    /// The same graph without all that differs between two runs.
    var withoutFigures: DependencyGraph {
        DependencyGraph(
            nodes: nodes.map { node in
                var node = node
                node.builds = .init()
                node.firstBuild = nil
                return node
            },
            edges: edges.map { edge in
                var edge = edge
                edge.resolutions = min(1, edge.resolutions)
                edge.builds = .init()
                return edge
            },
            failures: failures
        )
    }
}

extension DependencyGraph.Edge {
    fileprivate var line: String {
        let arrow =
            switch kind {
            case .construction: "→"
            case .lazy: "⇢"
            case .provider: "⤳"
            }
        let marks = (isDeclaredOnly ? " unread" : "") + (isForced ? " forced" : "")
        return "\(from) \(arrow) \(to)".replacing("GraphRecordingTests.", with: "") + marks
    }
}

/// What is recorded while an operation uses a container.
func recorded(_ operation: (Container) throws -> Void) rethrows -> DependencyGraph {
    let recorder = GraphRecorder()
    try operation(Container(tracer: recorder))
    return recorder.graph
}

/// What is recorded while an operation uses a container.
func recordedAsync(_ operation: (Container) async throws -> Void) async rethrows -> DependencyGraph {
    let recorder = GraphRecorder()
    try await operation(Container(tracer: recorder))
    return recorder.graph
}
