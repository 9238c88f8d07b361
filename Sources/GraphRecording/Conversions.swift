import DependencyInjection
import GraphAnalysis

// What the container says, in the words of the graph.

extension DependencyGraph.Scope {
    init(_ scope: InstanceScope) {
        self =
            switch scope {
            case .perRequest: .perRequest
            case .singleton: .singleton
            case .perScope: .perScope
            case .shared: .shared
            }
    }
}

extension DependencyGraph.EdgeKind {
    init(_ edge: ResolveEvent.Edge) {
        self =
            switch edge {
            case .construction: .construction
            case .lazy: .lazy
            case .provider: .provider
            }
    }
}

extension DependencyGraph.Place {
    init(_ place: Place) { self.init(file: place.file, line: Int(place.line)) }
}

extension DependencyGraph.Failure {
    /// Of a cycle, the path is the way in and then once around.
    init(_ error: ResolutionError) {
        let steps = error.entryPath.dropLast() + error.path
        self.init(
            kind: .init(error.kind),
            path: steps.map { .init(node: $0.dependency.qualifiedName, place: .init($0.place)) },
            message: error.description
        )
    }
}

extension DependencyGraph.FailureKind {
    init(_ kind: ResolutionError.Kind) {
        self =
            switch kind {
            case .cycle: .cycle
            case .missingBinding: .missing
            case .captive: .captive
            case .buildFailed: .build
            default: .other
            }
    }
}
