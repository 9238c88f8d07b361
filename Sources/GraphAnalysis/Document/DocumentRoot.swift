/// The outermost object of a document.
struct DocumentRoot: Codable {
    let graph: DependencyGraph

    init(graph: DependencyGraph) {
        self.graph = graph
    }

    private enum Key: String, CodingKey {
        case format, version, recordings, nodes, edges, failures
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        try Self.checkVersion(of: object)
        let nodes = try object.decode([NodeEntry].self, forKey: .nodes).map(\.node)
        let edges = try object.decode([EdgeEntry].self, forKey: .edges).map(\.edge)
        let failures = try object.decodeIfPresent([FailureEntry].self, forKey: .failures)?.map(\.failure) ?? []
        let recordings = try object.decodeIfPresent([String].self, forKey: .recordings) ?? []
        try Self.checkNames(nodes: nodes, edges: edges, failures: failures)
        graph = DependencyGraph(nodes: nodes, edges: edges, failures: failures, recordings: recordings)
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(GraphDocument.format, forKey: .format)
        try object.encode(GraphDocument.version, forKey: .version)
        try object.encode(graph.recordings, forKey: .recordings)
        try object.encode(graph.nodes.map(NodeEntry.init), forKey: .nodes)
        try object.encode(graph.edges.map(EdgeEntry.init), forKey: .edges)
        try object.encode(graph.failures.map(FailureEntry.init), forKey: .failures)
    }

    /// Comes before everything else is looked at: only then is it known what the rest means.
    private static func checkVersion(of object: KeyedDecodingContainer<Key>) throws {
        let format = try object.decode(String.self, forKey: .format)
        guard format == GraphDocument.format else {
            throw GraphDocumentError(.otherFormat(format), at: .path("format"))
        }
        let version = try object.decode(Int.self, forKey: .version)
        guard version == GraphDocument.version else {
            throw GraphDocumentError(.otherVersion(version), at: .path("version"))
        }
    }

    private static func checkNames(
        nodes: [DependencyGraph.Node],
        edges: [DependencyGraph.Edge],
        failures: [DependencyGraph.Failure]
    ) throws {
        var ids: Set<String> = []
        for (index, node) in nodes.enumerated() where !ids.insert(node.id).inserted {
            throw GraphDocumentError(.duplicateNode(node.id), at: .path("nodes[\(index)].id"))
        }
        var identities: Set<DependencyGraph.Edge.Identity> = []
        for (index, edge) in edges.enumerated() {
            for (end, id) in [("from", edge.from), ("to", edge.to)] where !ids.contains(id) {
                throw GraphDocumentError(.unknownNode(id), at: .path("edges[\(index)].\(end)"))
            }
            if !identities.insert(edge.identity).inserted {
                throw GraphDocumentError(.duplicateEdge(from: edge.from, to: edge.to), at: .path("edges[\(index)]"))
            }
        }
        for (index, failure) in failures.enumerated() {
            for (step, id) in failure.path.map(\.node).enumerated() where !ids.contains(id) {
                throw GraphDocumentError(.unknownNode(id), at: .path("failures[\(index)].path[\(step)].node"))
            }
        }
    }
}
