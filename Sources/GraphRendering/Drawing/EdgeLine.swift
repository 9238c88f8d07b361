internal import GraphAnalysis

/// How an edge is drawn: the kind gives the line, what went wrong or never happened gives the rest.
enum EdgeLine: String, Sendable, Hashable, CaseIterable {
    case construction, lazy, provider, failed

    init(of kind: DependencyGraph.EdgeKind) {
        switch kind {
        case .construction: self = .construction
        case .lazy: self = .lazy
        case .provider: self = .provider
        }
    }

    /// What the legend says about it.
    var explanation: String {
        switch self {
        case .construction: "needed to be built"
        case .lazy: "lazy: read after it was built"
        case .provider: "provider: made on each call"
        case .failed: "a request that failed"
        }
    }

    /// libgraphviz's name for the line.
    var style: String {
        switch self {
        case .construction: "solid"
        case .lazy: "dashed"
        case .provider: "dotted"
        case .failed: "dashed"
        }
    }

    /// libgraphviz's name for the head.
    var arrowhead: String {
        switch self {
        case .construction: "normal"
        case .lazy: "vee"
        case .provider: "odiamond"
        case .failed: "tee"
        }
    }
}
