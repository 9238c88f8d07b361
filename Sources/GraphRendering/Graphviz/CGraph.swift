internal import CGraphviz

/// A graph in libcgraph's memory, closed when the value ends. Lives inside `CGraphLibrary.exclusively` or in the child.
struct CGraph: ~Copyable {
    typealias Graph = UnsafeMutablePointer<Agraph_t>
    typealias Node = UnsafeMutablePointer<Agnode_t>
    typealias Edge = UnsafeMutablePointer<Agedge_t>

    let pointer: Graph

    /// Takes over a graph that the library made.
    init(owning pointer: Graph) {
        self.pointer = pointer
    }

    /// Reads the next graph of a stream; nil at its end, and where the library's parser gives up.
    init?(reading stream: CStream) {
        guard let pointer = agread(stream, OrderedNames.discipline) else { return nil }
        self.init(owning: pointer)
    }

    /// Opens an empty directed graph; nil where the library has no memory for it.
    init?(name: String) {
        guard let pointer = graphviz_open(name, OrderedNames.discipline) else { return nil }
        self.init(owning: pointer)
    }

    deinit {
        agclose(pointer)
    }

    /// The graph as DOT, quoted by the library.
    func dot() -> [UInt8] {
        withMemoryStream { stream in _ = agwrite(pointer, stream) }
    }
}

extension CGraph {
    /// Sets the default of an attribute for every node of the graph.
    func setNodeDefault(_ name: String, _ value: String) {
        graphviz_set_default(pointer, Int32(AGNODE), name, value)
    }

    /// Sets the default of an attribute for every edge of the graph.
    func setEdgeDefault(_ name: String, _ value: String) {
        graphviz_set_default(pointer, Int32(AGEDGE), name, value)
    }

    /// Sets attributes of a node, an edge or a graph.
    func set(_ attributes: KeyValuePairs<String, String>, on object: UnsafeMutableRawPointer) {
        for (name, value) in attributes { graphviz_set(object, name, value) }
    }
}
