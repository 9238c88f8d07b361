/// Why a text could not be read as a graph in DOT.
public enum DOTError: Error, Sendable, Hashable, CustomStringConvertible {
    /// libcgraph's parser refused it; its messages, which name the line.
    case syntax([String])
    /// There is nothing in it but white space and comments.
    case noGraph
    /// There is more than one graph in it.
    case severalGraphs

    public var description: String {
        switch self {
        case .syntax(let messages):
            messages.map { $0.replacing("Error: ", with: "").replacing("<unknown>: ", with: "") }.joined(
                separator: "; "
            )
                + ". Expected a graph in DOT."
        case .noGraph: "there is no graph in it. Expected a recording or one graph in DOT."
        case .severalGraphs:
            "there are several graphs in it. Expected one; split the file, for instance with gvpack or csplit."
        }
    }
}
