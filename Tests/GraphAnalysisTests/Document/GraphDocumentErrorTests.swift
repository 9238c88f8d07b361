import Foundation
import GraphAnalysis
import Testing

@Suite struct GraphDocumentErrorTests {
    @Test(arguments: faults) func `A faulty document is refused with the fault, the place and the remedy`(fault: Fault)
    {
        let error = #expect(throws: GraphDocumentError.self) { _ = try GraphDocument.decode(Data(fault.bytes)) }
        #expect(error?.description == fault.message)
    }

    @Test func `A document cut anywhere is refused`() throws {
        let whole = try GraphDocument.encode(graph("A[S] → B", recordings: ["r"]))
        for length in 0..<(whole.count - 2) {
            #expect(throws: GraphDocumentError.self) { _ = try GraphDocument.decode(whole.prefix(length)) }
        }
    }

    @Test func `A byte that is not UTF-8 is refused with its offset`() {
        let error = #expect(throws: GraphDocumentError.self) {
            _ = try GraphDocument.decode(Data("{\"é\": \"".utf8 + [0xFF]))
        }
        #expect(error?.description == "byte 8: a byte that is not UTF-8. \(cut)")
    }

    @Test(arguments: 1...20) func `Random damage is refused or read, and never traps`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let whole = try GraphDocument.encode(graph("A[S] → B, B ⇢ C", failures: [failure(.cycle, "A → B → A")]))
        for _ in 0..<200 {
            var damaged = whole
            for _ in 0..<3 {
                damaged[Int.random(in: 0..<damaged.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            do { _ = try GraphDocument.decode(damaged) } catch { #expect(!error.description.isEmpty) }
        }
    }

    @Test func `Values nested very deeply are refused`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: GraphDocumentError.self) { _ = try GraphDocument.decode(Data("{\"a\": \(deep)".utf8)) }
    }
}

struct Fault: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let message: String

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ message: String) {
        (self.name, self.bytes, self.message) = (name, Array(text.utf8), message)
    }

    /// A document with these nodes, edges and failures.
    init(_ name: String, nodes: String = "", edges: String = "", more: String = "", _ message: String) {
        let head = "\"format\": \"dependency-graph\", \"version\": 1"
        self.init(name, "{\(head), \"nodes\": [\(nodes)], \"edges\": [\(edges)]\(more)}", message)
    }
}

private let cut = "Expected a recording; it may have been cut or may be another file: record it again."
private let edited = "Whatever wrote or edited the document made a mistake there: correct it or record again."
private let wrongFile = "Expected a recording of this tool: check the name of the file."

let faults: [Fault] = [
    Fault("empty", " \n", "byte 2: nothing but white space. Was the recording written before the program ended?"),
    Fault("text", "graph { a -> b }", "byte 0: not JSON (Invalid value). \(cut)"),
    Fault(
        "cut",
        "{\"format\": \"dependency-graph\", \"version\": 1, \"nodes\": [{\"id\"",
        "byte 60: not JSON (Unexpected end of file during JSON parse). \(cut)"
    ),
    Fault("a list", "[]", "the whole document: expected an object. \(edited)"),
    Fault("no format", "{}", "the whole document: there is no key 'format'. \(wrongFile)"),
    Fault(
        "another format",
        "{\"format\": \"sarif\", \"version\": 1}",
        "format: the format is 'sarif' instead of 'dependency-graph'. \(wrongFile)"
    ),
    Fault(
        "a newer version",
        "{\"format\": \"dependency-graph\", \"version\": 2, \"nodes\": 7}",
        "version: the version is 2 instead of 1. It was written by a newer version: update this tool, or record with the version that fits it."
    ),
    Fault(
        "an older version",
        "{\"format\": \"dependency-graph\", \"version\": 0}",
        "version: the version is 0 instead of 1. There never was such a version: record again."
    ),
    Fault(
        "no nodes",
        "{\"format\": \"dependency-graph\", \"version\": 1}",
        "the whole document: there is no key 'nodes'. \(edited)"
    ),
    Fault(
        "a node twice",
        nodes: "{\"id\": \"A\"}, {\"id\": \"A\"}",
        "nodes[1].id: a second node has the id 'A'. \(edited)"
    ),
    Fault(
        "an edge to nowhere",
        nodes: "{\"id\": \"A\"}",
        edges: "{\"from\": \"A\", \"to\": \"B\", \"kind\": \"lazy\", \"resolutions\": 1}",
        "edges[0].to: no node has the id 'B'. \(edited)"
    ),
    Fault(
        "an edge twice",
        nodes: "{\"id\": \"A\"}",
        edges: """
            {"from": "A", "to": "A", "kind": "lazy", "resolutions": 1}, {"from": "A", "to": "A", "kind": "lazy", "resolutions": 2}
            """,
        "edges[1]: a second edge of one kind goes from 'A' to 'A'. \(edited)"
    ),
    Fault(
        "a negative number",
        nodes: "{\"id\": \"A\"}",
        edges: "{\"from\": \"A\", \"to\": \"A\", \"kind\": \"lazy\", \"resolutions\": -1}",
        "edges[0].resolutions: -1 is no count. \(edited)"
    ),
    Fault(
        "a broken number",
        nodes: "{\"id\": \"A\"}",
        edges: "{\"from\": \"A\", \"to\": \"A\", \"kind\": \"lazy\", \"resolutions\": 1.5}",
        "edges[0].resolutions: expected a whole number below 2^63. \(edited)"
    ),
    Fault(
        "a huge number",
        nodes: "{\"id\": \"A\", \"builds\": {\"count\": 1e40}}",
        "nodes[0].builds.count: expected a whole number below 2^63. \(edited)"
    ),
    Fault("a number for a text", nodes: "{\"id\": 7}", "nodes[0].id: expected text. \(edited)"),
    Fault("a text for a list", more: ", \"recordings\": \"r\"", "recordings: expected a list. \(edited)"),
    Fault(
        "an unknown kind",
        nodes: "{\"id\": \"A\"}",
        edges: "{\"from\": \"A\", \"to\": \"A\", \"kind\": \"weak\", \"resolutions\": 1}",
        "edges[0].kind: expected one of 'construction', 'lazy', 'provider' instead of 'weak'. \(edited)"
    ),
    Fault(
        "no place",
        nodes: "{\"id\": \"A\", \"place\": \"A.swift\"}",
        "nodes[0].place: expected a place like 'Module/File.swift:12' instead of 'A.swift'. \(edited)"
    ),
    Fault(
        "a failure of nobody",
        more: ", \"failures\": [{\"kind\": \"cycle\", \"message\": \"\", \"path\": [{\"node\": \"A\"}]}]",
        "failures[0].path[0].node: no node has the id 'A'. \(edited)"
    ),
    Fault(
        "an unknown scope among others",
        nodes: "{\"id\": \"A\", \"conflictingScopes\": [\"global\"]}",
        "nodes[0].conflictingScopes[0]: expected another value (Cannot initialize Scope from invalid String value global). \(edited)"
    ),
    Fault(
        "a negative number of one recording",
        nodes: "{\"id\": \"A\"}",
        edges: """
            {"from": "A", "to": "A", "kind": "lazy", "resolutions": 1, "resolutionsByRecording": {"r": -3}}
            """,
        "edges[0].resolutionsByRecording.r: -3 is no count. \(edited)"
    ),
]
