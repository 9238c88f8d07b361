/// A failure as a document has it.
struct FailureEntry: Codable {
    let failure: DependencyGraph.Failure

    init(failure: DependencyGraph.Failure) {
        self.failure = failure
    }

    private enum Key: String, CodingKey {
        case kind, path, message
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        failure = DependencyGraph.Failure(
            kind: try object.decodeName(forKey: .kind),
            path: try object.decode([StepEntry].self, forKey: .path).map(\.step),
            message: try object.decode(String.self, forKey: .message)
        )
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(failure.kind, forKey: .kind)
        try object.encode(failure.path.map(StepEntry.init), forKey: .path)
        try object.encode(failure.message, forKey: .message)
    }
}

/// One request on the way to a failure, as a document has it.
struct StepEntry: Codable {
    let step: DependencyGraph.Step

    init(step: DependencyGraph.Step) {
        self.step = step
    }

    private enum Key: String, CodingKey {
        case node, place
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        let node = try object.decode(String.self, forKey: .node)
        step = DependencyGraph.Step(node: node, place: try object.decodePlace(forKey: .place))
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(step.node, forKey: .node)
        try object.encodeIfPresent(step.place?.description, forKey: .place)
    }
}
