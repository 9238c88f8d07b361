internal import GraphAnalysis

/// What a node looks like. Each appearance has a colour and a shape of its own, so that neither alone has to tell them apart.
enum Appearance: String, Sendable, Hashable, CaseIterable {
    case entry, singleton, perScope, shared, perRequest, unscoped, module, missing

    init(of node: DependencyGraph.Node) {
        switch node.scope {
        case .singleton: self = .singleton
        case .perScope: self = .perScope
        case .shared: self = .shared
        case .perRequest: self = .perRequest
        case nil: self = node.isEntry ? .entry : .unscoped
        }
    }

    /// The word under the node's name; nil where the shape alone says that there is nothing to say.
    var badge: String? {
        switch self {
        case .unscoped: nil
        case .module: "module"
        default: rawValue
        }
    }

    /// What the legend says about it.
    var explanation: String {
        switch self {
        case .entry: "entry: requests start here"
        case .singleton: "singleton: one per container"
        case .perScope: "perScope: one per scope"
        case .shared: "shared: one while in use"
        case .perRequest: "perRequest: new each time"
        case .unscoped: "scope not known"
        case .module: "a whole module"
        case .missing: "missing: nothing is bound"
        }
    }

    /// libgraphviz's name for the shape.
    var shape: String {
        switch self {
        case .entry: "cds"
        case .singleton, .perRequest, .unscoped: "box"
        case .perScope: "tab"
        case .shared: "hexagon"
        case .module: "folder"
        case .missing: "octagon"
        }
    }

    /// The room around the text, in inches; nil for the usual. Shapes with corners cut off bring room of their own, and
    /// the tag of an entry is drawn a third lower than its room.
    var margin: String? {
        switch self {
        case .entry: "0.13,0.14"
        case .shared, .missing: "0.02,0"
        default: nil
        }
    }

    /// How the shape is drawn.
    var style: String {
        switch self {
        case .perRequest: "rounded,filled"
        case .missing: "dashed,filled"
        case .unscoped: "dotted,filled"
        default: "filled"
        }
    }
}
