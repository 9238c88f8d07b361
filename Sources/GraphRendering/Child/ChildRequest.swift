/// What a child is started for, as words of its command line; the drawing follows on its standard input.
struct ChildRequest: Sendable, Hashable {
    let format: PictureFormat
    let engine: LayoutEngine
    /// The folder of libgraphviz's plug-ins; nil for the one beside the library.
    let plugins: String?

    init(format: PictureFormat, engine: LayoutEngine, plugins: String?) {
        self.format = format
        self.engine = engine
        self.plugins = plugins
    }

    /// Reads the words; nil where they are no request.
    init?(_ arguments: [String]) {
        guard arguments.count == 3, let format = PictureFormat(rawValue: arguments[0]),
            let engine = LayoutEngine(rawValue: arguments[1])
        else { return nil }
        self.init(format: format, engine: engine, plugins: arguments[2].isEmpty ? nil : arguments[2])
    }

    /// The words.
    var arguments: [String] { [format.rawValue, engine.rawValue, plugins ?? ""] }
}
