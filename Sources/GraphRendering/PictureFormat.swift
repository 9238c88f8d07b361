/// What libgraphviz can turn a layout into.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    case svg

    /// The names of the plug-ins that the format needs.
    var plugins: [String] { ["plugin_dot_layout", "plugin_core"] }
}
