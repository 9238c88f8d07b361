/// An edge as a document has it.
struct EdgeEntry: Codable {
    let edge: DependencyGraph.Edge

    init(edge: DependencyGraph.Edge) {
        self.edge = edge
    }

    private enum Key: String, CodingKey {
        case from, to, kind, places, resolutions, resolutionsByRecording, builds, buildsByRecording, declared, forced
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        edge = DependencyGraph.Edge(
            from: try object.decode(String.self, forKey: .from),
            to: try object.decode(String.self, forKey: .to),
            kind: try object.decodeName(forKey: .kind),
            places: try object.decodePlaces(forKey: .places),
            resolutions: try object.decodeCount(forKey: .resolutions),
            isForced: try object.decodeIfPresent(Bool.self, forKey: .forced) ?? false,
            resolutionsByRecording: try object.decodeCounts(forKey: .resolutionsByRecording),
            builds: try object.decodeBuilds(forKey: .builds),
            buildsByRecording: try object.decodeBuilds(byRecordingForKey: .buildsByRecording)
        )
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(edge.from, forKey: .from)
        try object.encode(edge.to, forKey: .to)
        try object.encode(edge.kind, forKey: .kind)
        if !edge.places.isEmpty { try object.encode(edge.places.map(\.description), forKey: .places) }
        try object.encode(edge.resolutions, forKey: .resolutions)
        if !edge.resolutionsByRecording.isEmpty {
            try object.encode(edge.resolutionsByRecording, forKey: .resolutionsByRecording)
        }
        try object.encodeBuilds(edge.builds, forKey: .builds)
        try object.encodeBuilds(edge.buildsByRecording, forKey: .buildsByRecording)
        if edge.isForced { try object.encode(true, forKey: .forced) }
        // For a reader's eye only; it says what `resolutions` says.
        if edge.isDeclaredOnly { try object.encode(true, forKey: .declared) }
    }
}
