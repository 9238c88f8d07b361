/// A node as a document has it.
struct NodeEntry: Codable {
    let node: DependencyGraph.Node

    init(node: DependencyGraph.Node) {
        self.node = node
    }

    private enum Key: String, CodingKey {
        case id, module, scope, implementation, place, entry, builds, firstBuild, conflictingScopes, buildsByRecording
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        node = DependencyGraph.Node(
            id: try object.decode(String.self, forKey: .id),
            module: try object.decodeIfPresent(String.self, forKey: .module),
            scope: object.contains(.scope) ? try object.decodeName(forKey: .scope) : nil,
            implementation: try object.decodeIfPresent(String.self, forKey: .implementation),
            place: try object.decodePlace(forKey: .place),
            isEntry: try object.decodeIfPresent(Bool.self, forKey: .entry) ?? false,
            builds: try object.decodeBuilds(forKey: .builds),
            conflictingScopes: try object.decodeIfPresent([DependencyGraph.Scope].self, forKey: .conflictingScopes)
                ?? [],
            buildsByRecording: try object.decodeBuilds(byRecordingForKey: .buildsByRecording),
            firstBuild: object.contains(.firstBuild) ? try object.decodeCount(forKey: .firstBuild) : nil
        )
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(node.id, forKey: .id)
        try object.encode(node.module, forKey: .module)
        try object.encodeIfPresent(node.scope, forKey: .scope)
        try object.encodeIfPresent(node.implementation, forKey: .implementation)
        try object.encodeIfPresent(node.place?.description, forKey: .place)
        if node.isEntry { try object.encode(true, forKey: .entry) }
        if !node.conflictingScopes.isEmpty { try object.encode(node.conflictingScopes, forKey: .conflictingScopes) }
        try object.encodeBuilds(node.builds, forKey: .builds)
        try object.encodeBuilds(node.buildsByRecording, forKey: .buildsByRecording)
        try object.encodeIfPresent(node.firstBuild, forKey: .firstBuild)
    }
}
