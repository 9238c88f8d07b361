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
