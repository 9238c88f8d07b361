/// Which of libgraphviz's layouts a drawing gets.
enum LayoutEngine: String, Sendable, Hashable {
    /// Layers, so that edges run in one direction: what a reader wants, and what takes long where there are many edges.
    case dot
    /// Springs, with the nodes scattered over an area: quick for any graph.
    case sfdp

    /// The name of the plug-in that has it.
    var plugin: String {
        switch self {
        case .dot: "plugin_dot_layout"
        case .sfdp: "plugin_neato_layout"
        }
    }
}
