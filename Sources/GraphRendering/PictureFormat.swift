/// What libgraphviz can turn a layout into.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// The same bytes on every machine.
    case svg
    /// Drawn with the machine's fonts by pango, whose plug-in has to be there.
    case png, pdf

    /// The names of the plug-ins that the format needs after a layout.
    func plugins(for engine: LayoutEngine) -> [String] {
        [engine.plugin, "plugin_core"] + (self == .svg ? [] : ["plugin_pango"])
    }

    /// What every file of the format starts with.
    var signature: [UInt8] {
        switch self {
        case .svg: Array("<?xml".utf8)
        case .png: [0x89] + Array("PNG".utf8)
        case .pdf: Array("%PDF".utf8)
        }
    }
}
