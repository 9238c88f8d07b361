/// Turns a drawing into a picture by libgraphviz, in a child process with a limit of time.
///
/// A child, because the library can crash, hang and leak, and is not safe for threads. The child is an executable that
/// hands its arguments to `RenderingChild.run`, as the tool does. Safe to use from any thread; a call blocks until the
/// picture is there or the time is up.
///
/// ```swift
/// let renderer = GraphRenderer(child: "/usr/local/bin/dependency-graph", timeLimit: .seconds(10))
/// let svg = try renderer.svg(of: Drawing(of: graph))
/// ```
public struct GraphRenderer: Sendable {
    /// The path of the executable that serves as child.
    public let child: String
    /// How long a picture may take.
    public var timeLimit: Duration
    /// The folder of libgraphviz's plug-ins; nil for the one beside the library.
    public var plugins: String?

    /// Makes a renderer.
    public init(child: String, timeLimit: Duration = .seconds(10), plugins: String? = nil) {
        self.child = child
        self.timeLimit = timeLimit
        self.plugins = plugins
    }

    /// A child that waits for its drawing.
    private var ready: ReadyChild?

    /// The renderer with a child that is started now, while the drawing is still to be made: its first picture comes sooner.
    ///
    /// The child ends with the renderer and its copies, also where nobody asks for a picture.
    ///
    /// - Parameter format: what the first picture will be.
    /// - Throws: `RenderingError.childNotStarted`.
    public func ready(for format: PictureFormat) throws(RenderingError) -> GraphRenderer {
        var renderer = self
        renderer.ready = try ReadyChild(path: child, for: request(format, .dot))
        return renderer
    }

    /// What libgraphviz makes of a graph in DOT, untouched.
    ///
    /// - Throws: `RenderingError` where the child cannot be started, fails, is killed or takes too long.
    public func picture(of dot: String, as format: PictureFormat) throws(RenderingError) -> [UInt8] {
        try picture(of: dot, as: format, by: .dot, until: .now + timeLimit)
    }

    /// The same for callers whose own work is part of the time.
    func picture(
        of dot: String,
        as format: PictureFormat,
        by engine: LayoutEngine,
        until deadline: ContinuousClock.Instant
    ) throws(RenderingError) -> [UInt8] {
        var child = try childProcess(for: request(format, engine))
        var exchange = ChildExchange(with: child, sending: Array(dot.utf8))
        guard exchange.run(until: deadline), let ending = child.end(by: deadline) else {
            throw .timedOut(seconds: timeLimit / .seconds(1))
        }
        switch ending {
        case .exited(0): return exchange.output
        case .exited(let code):
            throw .childFailed(code: code, message: Self.text(exchange.errors))
        case .killed(let signal): throw .childKilled(signal: signal)
        }
    }

    private func request(_ format: PictureFormat, _ engine: LayoutEngine) -> ChildRequest {
        ChildRequest(format: format, engine: engine, plugins: plugins)
    }

    private func childProcess(for request: ChildRequest) throws(RenderingError) -> ChildProcess {
        if let child = ready?.take(for: request) { return child }
        return try ChildProcess(path: child, request: request)
    }

    // The words of a child that is not ours may be long.
    private static func text(_ errors: [UInt8]) -> String {
        ReadableText.shortened(String(decoding: errors.prefix(4_096), as: UTF8.self), to: 1_000)
    }
}
