public import Foundation

/// The JSON form of a graph, as a recorder writes it and the tool reads it.
///
/// ```json
/// {
///   "edges" : [
///     { "from" : "Shop.Checkout", "kind" : "lazy", "places" : ["Shop/Checkout.swift:12"], "resolutions" : 3, "to" : "Shop.Clock" }
///   ],
///   "failures" : [],
///   "format" : "dependency-graph",
///   "nodes" : [
///     { "builds" : { "count" : 1, "longestNanoseconds" : 900, "totalNanoseconds" : 900 }, "entry" : true, "id" : "Shop.Checkout", "module" : "Shop" },
///     { "id" : "Shop.Clock", "module" : "Shop", "place" : "Shop/Clock.swift:3", "scope" : "singleton" }
///   ],
///   "recordings" : ["8F0C"],
///   "version" : 1
/// }
/// ```
///
/// A node has `id`, and may have `module`, `scope` (`perRequest`, `singleton`, `perScope`, `shared`), `conflictingScopes`,
/// `implementation`, `place`, `entry`, `builds`, `firstBuild` and `buildsByRecording`. An edge has `from`, `to`, `kind` (`construction`,
/// `lazy`, `provider`) and `resolutions`, and may have `places`, `builds`, `forced`, `declared`, `resolutionsByRecording` and
/// `buildsByRecording`. Builds have `count`, `totalNanoseconds` and `longestNanoseconds`, and may have `ownTotalNanoseconds` and
/// `ownLongestNanoseconds`, without what was spent on dependencies. A failure has `kind`
/// (`cycle`, `missing`, `captive`, `build`, `other`), `path` (a list of `node` with `place`, from the entry to what failed, which for
/// a cycle is asked for a second time) and `message`. Figures by recording are there where the graph was merged from several.
///
/// Within a version keys may be added, so a reader ignores keys that it does not know; whatever changes the meaning of a key gets a
/// new version. A key that may be left out
/// has the value of a fresh `Node` or `Edge` then.
public enum GraphDocument {
    /// The value of the key `format`.
    public static let format = "dependency-graph"

    /// The version that is written and the only one that is read.
    public static let version = 1

    /// Reads a graph.
    ///
    /// - Throws: `GraphDocumentError` for everything that is not a whole document of this format and version.
    /// - Complexity: O(n log n) in the size of the document.
    public static func decode(_ data: Data) throws(GraphDocumentError) -> DependencyGraph {
        guard data.contains(where: { !whitespace.contains($0) }) else {
            throw GraphDocumentError(.empty, at: .byte(data.count))
        }
        if let offset = firstInvalidByte(in: data) { throw GraphDocumentError(.notUTF8, at: .byte(offset)) }
        do {
            return try JSONDecoder().decode(DocumentRoot.self, from: data).graph
        } catch let error as GraphDocumentError {
            throw error
        } catch let error as DecodingError {
            throw GraphDocumentError(error, reading: data)
        } catch {
            throw GraphDocumentError(.notJSON("\(error)"), at: .path(""))
        }
    }

    /// Writes a graph: keys sorted, one value a line, equal graphs as equal bytes, a line feed at the end.
    ///
    /// - Complexity: O(n) in the number of parts.
    public static func encode(_ graph: DependencyGraph) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(DocumentRoot(graph: graph)) + Data("\n".utf8)
    }

    private static let whitespace: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

    /// The offset of the first byte that is not UTF-8; nil where all are.
    package static func firstInvalidByte(in data: Data) -> Int? {
        data.withUnsafeBytes { bytes in
            if String(validating: bytes, as: UTF8.self) != nil { return nil }
            var rest = bytes.makeIterator()
            var decoder = UTF8()
            var offset = 0
            while case .scalarValue(let scalar) = decoder.decode(&rest) { offset += UTF8.width(scalar) }
            return offset
        }
    }
}
