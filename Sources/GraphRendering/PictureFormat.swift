/// What libgraphviz can turn a layout into.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// The same bytes on every machine.
    case svg
    /// Drawn with the machine's fonts by pango, whose plug-in has to be there.
    case png, pdf

    /// The names of the plug-ins that the format needs.
    var plugins: [String] {
        ["plugin_dot_layout", "plugin_core"] + (self == .svg ? [] : ["plugin_pango"])
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

extension GraphRenderer {
    /// The drawing as a file of pixels or pages, light, with its legend beside the graph.
    ///
    /// - Throws: `RenderingError` where the child cannot be started, fails, is killed, takes too long or gives no picture.
    public func file(of drawing: Drawing, as format: PictureFormat) throws(RenderingError) -> [UInt8] {
        let bytes = try picture(of: drawing.framed.dot(), as: format)
        guard bytes.starts(with: format.signature) else { throw .noPicture("it is no \(format.rawValue)") }
        return bytes
    }
}
