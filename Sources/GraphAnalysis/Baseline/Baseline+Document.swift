public import Foundation

extension Baseline {
    private static let format = "dependency-graph-baseline"
    private static let version = 1

    /// Reads a baseline.
    ///
    /// ```json
    /// {
    ///   "findings" : [{ "code" : "cycle", "nodes" : ["Shop.A", "Shop.B"], "reason" : "mended with the new store" }],
    ///   "format" : "dependency-graph-baseline",
    ///   "version" : 1
    /// }
    /// ```
    ///
    /// - Throws: `ConfigurationError` with all faults at once.
    public static func decode(_ data: Data) throws(ConfigurationError) -> Baseline {
        var (reader, value) = try ConfigurationReader.open(data)
        let entries = reader.entries(value, format: format, version: version)
        if !reader.faults.isEmpty { throw ConfigurationError(reader.faults) }
        return Baseline(entries: entries)
    }

    /// Writes a baseline: keys and findings sorted, equal baselines as equal bytes, a line feed at the end.
    public func encode() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let document = Document(
            findings: entries.map { .init(code: $0.finding.code.rawValue, nodes: $0.finding.nodes, reason: $0.reason) },
            format: Self.format,
            version: Self.version
        )
        return try encoder.encode(document) + Data("\n".utf8)
    }

    private struct Document: Encodable {
        struct Entry: Encodable {
            let code: String
            let nodes: [String]
            let reason: String?
        }

        let findings: [Entry]
        let format: String
        let version: Int
    }
}

extension ConfigurationReader {
    fileprivate mutating func entries(_ value: JSONValue, format: String, version: Int) -> [Baseline.Entry] {
        guard let object = object(value, at: "", keys: ["format", "version", "findings"]) else { return [] }
        if text("format", of: object) != format { fault("expected the format \(quoted(format))", at: "format") }
        if count("version", of: object) != version { fault("expected the version \(version)", at: "version") }
        if object.members["findings"] == nil { fault("there is no key 'findings'", at: "") }
        return list("findings", of: object).compactMap { entry($0.value, at: $0.path) }
    }

    private mutating func entry(_ value: JSONValue, at path: String) -> Baseline.Entry? {
        guard let object = object(value, at: path, keys: ["code", "nodes", "reason"]) else { return nil }
        let (code, reason) = (text("code", of: object), text("reason", of: object))
        let nodes = list("nodes", of: object)
        for node in nodes where node.value.text == nil {
            fault("expected the id of a node, which is text", at: node.path)
        }
        guard let code else {
            fault("there is no key 'code'", at: path)
            return nil
        }
        let identity = Finding.Identity(code: .init(rawValue: code), nodes: nodes.compactMap(\.value.text))
        return Baseline.Entry(finding: identity, reason: reason)
    }
}
