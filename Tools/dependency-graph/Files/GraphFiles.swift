import GraphAnalysis

/// The files of a command line that together are one graph: several recordings are merged.
struct GraphFiles {
    private let files: [GraphFile]

    /// Takes the words that name files.
    init(_ paths: some Sequence<String>, of verb: Manual) throws(ToolError) {
        files = paths.map(GraphFile.init)
        if files.isEmpty {
            throw .usage(
                "\(verb.name) takes \(verb.operands), and - is standard input. See '\(Tool.name) \(verb.name) --help'."
            )
        }
        if files.count(where: { $0.path == "-" }) > 1 {
            throw .usage("standard input can be read once: - is given twice.")
        }
    }

    /// What to call them in messages.
    var name: String { files.count == 1 ? files[0].name : "\(files.count) files" }

    /// What to write over a picture of them.
    var title: String { files.count == 1 ? files[0].title : "Dependency graph" }

    /// The path of the only file; nil for several, or for standard input.
    var path: String? { files.count == 1 && files[0].path != "-" ? files[0].path : nil }

    /// Reads and merges them.
    func read() throws(ToolError) -> DependencyGraph {
        var graphs: [DependencyGraph] = []
        for file in files { graphs.append(try file.read()) }
        return DependencyGraph.merging(graphs)
    }
}
