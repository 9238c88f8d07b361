internal import CGraphviz

/// A layout and its picture, made by libgraphviz in this process.
///
/// Only the child calls it: the library is not safe for threads, cannot be cancelled, leaks, and may end the process.
enum GraphvizLayout {
    /// Lays out a graph given as DOT and returns the picture.
    static func picture(of dot: [UInt8], as format: PictureFormat, plugins: String?) throws(RenderingError) -> [UInt8] {
        CGraphLibrary.startCollecting()
        // The context comes first: a graph that is older than it crashes the layout.
        let plugins = try GraphvizPlugins(format.plugins, folder: plugins)
        guard let context = gvContextPlugins(plugins.symbols.baseAddress, 0) else { throw failure() }
        defer { gvFreeContext(context) }
        let outcome = withReadableStream(over: dot) { stream in
            Result { () throws(RenderingError) in try picture(ofNextGraphIn: stream, as: format, in: context) }
        }
        guard let outcome else { throw failure() }
        return try outcome.get()
    }

    private static func picture(
        ofNextGraphIn stream: CStream,
        as format: PictureFormat,
        in context: OpaquePointer
    ) throws(RenderingError) -> [UInt8] {
        guard let graph = CGraph(reading: stream) else { throw failure() }
        guard gvLayout(context, graph.pointer, "dot") == 0 else { throw failure() }
        defer { gvFreeLayout(context, graph.pointer) }
        var bytes: UnsafeMutablePointer<CChar>?
        var count = 0
        guard graphviz_render(context, graph.pointer, format.rawValue, &bytes, &count) == 0, let bytes else {
            throw failure()
        }
        defer { gvFreeRenderData(bytes) }
        return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    private static func failure() -> RenderingError { .library(CGraphLibrary.collectedMessages()) }
}
