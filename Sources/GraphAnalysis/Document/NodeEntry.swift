/// A node as a document has it.
struct NodeEntry: Codable {
    let node: DependencyGraph.Node

    init(node: DependencyGraph.Node) {
        self.node = node
    }

    private enum Key: String, CodingKey {
        case id, module, scope, implementation, place, entry, builds, conflictingScopes, buildsByRecording
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
            builds: try object.decodeIfPresent(BuildsEntry.self, forKey: .builds)?.figures ?? .init(),
            conflictingScopes: try object.decodeIfPresent([DependencyGraph.Scope].self, forKey: .conflictingScopes)
                ?? [],
            buildsByRecording: try object.decodeIfPresent([String: BuildsEntry].self, forKey: .buildsByRecording)?
                .mapValues(\.figures) ?? [:]
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
        if !node.buildsByRecording.isEmpty {
            try object.encode(node.buildsByRecording.mapValues(BuildsEntry.init), forKey: .buildsByRecording)
        }
        if node.builds != .init() { try object.encode(BuildsEntry(figures: node.builds), forKey: .builds) }
    }
}

/// The figures of a node's builds as a document has them.
struct BuildsEntry: Codable {
    let figures: DependencyGraph.BuildFigures

    init(figures: DependencyGraph.BuildFigures) {
        self.figures = figures
    }

    private enum Key: String, CodingKey {
        case count, totalNanoseconds, longestNanoseconds
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        figures = DependencyGraph.BuildFigures(
            count: try object.decodeCount(forKey: .count),
            totalNanoseconds: UInt64(try object.decodeCount(forKey: .totalNanoseconds)),
            longestNanoseconds: UInt64(try object.decodeCount(forKey: .longestNanoseconds))
        )
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(figures.count, forKey: .count)
        // A reader elsewhere may know signed numbers only, and 292 years are enough.
        try object.encode(Int(clamping: figures.totalNanoseconds), forKey: .totalNanoseconds)
        try object.encode(Int(clamping: figures.longestNanoseconds), forKey: .longestNanoseconds)
    }
}
