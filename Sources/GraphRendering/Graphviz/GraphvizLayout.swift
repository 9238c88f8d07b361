internal import CGraphviz

/// A layout and its picture, made by libgraphviz in this process.
///
/// Only the child calls it: the library is not safe for threads, cannot be cancelled, leaks, and may end the process.
struct GraphvizLayout: ~Copyable {
    private let context: OpaquePointer
    private let plugins: GraphvizPlugins
    private let request: ChildRequest

    /// Loads what a request needs. No graph may be older than this value: the layout of one that is crashes.
    init(for request: ChildRequest) throws(RenderingError) {
        CGraphLibrary.startCollecting()
        let plugins = try GraphvizPlugins(request.format.plugins(for: request.engine), folder: request.plugins)
        guard let context = gvContextPlugins(plugins.symbols.baseAddress, 0) else { throw Self.failure() }
        self.context = context
        self.plugins = plugins
        self.request = request
    }

    deinit { gvFreeContext(context) }

    /// Lays out a graph given as DOT and returns the picture.
    func picture(of dot: [UInt8]) throws(RenderingError) -> [UInt8] {
        let outcome = withReadableStream(over: dot) { stream in
            Result { () throws(RenderingError) in try picture(ofNextGraphIn: stream) }
        }
        guard let outcome else { throw Self.failure() }
        return try outcome.get()
    }

    private func picture(ofNextGraphIn stream: CStream) throws(RenderingError) -> [UInt8] {
        guard let graph = CGraph(reading: stream) else { throw Self.failure() }
        guard gvLayout(context, graph.pointer, request.engine.rawValue) == 0 else { throw Self.failure() }
        defer { gvFreeLayout(context, graph.pointer) }
        var bytes: UnsafeMutablePointer<CChar>?
        var count = 0
        guard graphviz_render(context, graph.pointer, request.format.rawValue, &bytes, &count) == 0, let bytes else {
            throw Self.failure()
        }
        defer { gvFreeRenderData(bytes) }
        return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    private static func failure() -> RenderingError { .library(CGraphLibrary.collectedMessages()) }
}
