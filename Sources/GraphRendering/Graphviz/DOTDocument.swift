internal import CGraphviz
public import GraphAnalysis

/// Graphs in DOT, read by libcgraph's own parser.
///
/// A node's name is its id, the label of the innermost cluster around it is its module. The classes that this package
/// writes give scope and kind of edge back; any other edge counts as construction.
public enum DOTDocument {
    /// Reads the one graph of a text.
    ///
    /// - Throws: `DOTError` for what libcgraph cannot parse, and for a text with no graph or several.
    public static func decode(_ bytes: [UInt8]) throws(DOTError) -> DependencyGraph {
        let (outcome, messages) = CGraphLibrary.exclusively { read(bytes) }
        switch outcome {
        case .graph(let graph) where messages.isEmpty: return graph
        case .several: throw .severalGraphs
        case .none where messages.isEmpty: throw .noGraph
        default: throw .syntax(messages)
        }
    }

    private enum Outcome: Sendable {
        case graph(DependencyGraph)
        case several, none
    }

    private static func read(_ bytes: [UInt8]) -> Outcome {
        agsetfile(nil)  // the parser counts lines on from the last text otherwise
        return withReadableStream(over: bytes) { stream in
            guard let graph = CGraph(reading: stream) else { return .none }
            return CGraph(reading: stream) == nil ? .graph(graph.dependencies()) : .several
        } ?? .none
    }
}

extension CGraph {
    /// The graph of who needs whom.
    fileprivate borrowing func dependencies() -> DependencyGraph {
        let modules = modules()
        var nodes: [DependencyGraph.Node] = []
        var edges: [DependencyGraph.Edge] = []
        var next = agfstnode(pointer)
        while let node = next {
            let id = Self.id(of: node)
            let scope = Self.classes(of: node).lazy.compactMap(DependencyGraph.Scope.init).first
            nodes.append(.init(id: id, module: modules[id] ?? "", scope: scope))
            edges += Self.edges(from: node, in: pointer)
            next = agnxtnode(pointer, node)
        }
        return DependencyGraph(nodes: nodes, edges: edges)
    }

    private static func edges(from node: Node, in graph: Graph) -> [DependencyGraph.Edge] {
        var result: [DependencyGraph.Edge] = []
        var next = agfstout(graph, node)
        while let edge = next {
            let words = classes(of: edge)
            let kind = words.lazy.compactMap(DependencyGraph.EdgeKind.init).first ?? .construction
            let ends = (id(of: graphviz_tail(edge)), id(of: graphviz_head(edge)))
            let resolutions = words.contains(Mark.unread.rawValue) ? 0 : 1
            result.append(.init(from: ends.0, to: ends.1, kind: kind, resolutions: resolutions))
            next = agnxtout(graph, edge)
        }
        return result
    }

    // Outer clusters come first, so that inner ones overwrite them.
    private borrowing func modules() -> [String: String] {
        var result: [String: String] = [:]
        var waiting = [pointer]
        while let graph = waiting.popLast() {
            if let label = Self.clusterLabel(of: graph) {
                var next = agfstnode(graph)
                while let node = next {
                    result[Self.id(of: node)] = label
                    next = agnxtnode(graph, node)
                }
            }
            var inner = agfstsubg(graph)
            while let subgraph = inner {
                waiting.append(subgraph)
                inner = agnxtsubg(subgraph)
            }
        }
        return result
    }

    private static func clusterLabel(of graph: Graph) -> String? {
        let name = text(agnameof(graph))
        guard name.hasPrefix("cluster") else { return nil }
        let label = graphviz_get(graph, "label").map { String(cString: $0) } ?? ""
        return label.isEmpty ? String(name.dropFirst("cluster".count).drop { $0 == "_" }) : label
    }

    private static func id(of node: Node?) -> String { DOTText.text(ofName: text(node.flatMap { agnameof($0) })) }

    private static func classes(of object: UnsafeMutableRawPointer) -> [String] {
        graphviz_get(object, "class").map { String(cString: $0).split(separator: " ").map(String.init) } ?? []
    }

    private static func text(_ characters: UnsafeMutablePointer<CChar>?) -> String {
        characters.map { String(cString: $0) } ?? ""
    }
}
