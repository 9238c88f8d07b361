internal import Foundation
internal import GraphAnalysis

/// What the page knows beside the picture, in the form that its script reads.
struct PageFacts: Encodable {
    let nodes: [Node]
    let edges: [Edge]
    let findings: [Finding]

    /// A node: the id of its element, its full name and its facts.
    struct Node: Encodable {
        let id: String
        let name: String
        let facts: String
        let link: String?
    }

    /// An edge: the id of its element, the places of its ends in the list of nodes, and its kind.
    struct Edge: Encodable {
        let id: String
        let from: Int
        let to: Int
        let kind: String
    }

    /// Something that a person should know, and the places of the nodes that it is about.
    struct Finding: Encodable {
        let severity: String
        let title: String
        let details: [String]
        let nodes: [Int]
    }

    /// Collects the facts of a drawing, and the findings of the whole graph that it was made of.
    init(of drawing: Drawing, view: GraphView) {
        nodes = drawing.nodes.map { Node(id: $0.identifier, name: $0.name, facts: $0.tooltip, link: $0.link) }
        edges = drawing.edges.map { Edge(id: $0.identifier, from: $0.from, to: $0.to, kind: $0.line.rawValue) }
        let positions = Dictionary(uniqueKeysWithValues: zip(view.graph.nodes.map(\.id), view.graph.nodes.indices))
        findings = view.whole.findings().map { finding in
            Finding(
                severity: finding.severity.rawValue,
                title: ReadableText.readable(finding.title),
                details: (finding.details + [finding.remedy].compactMap(\.self)).map(ReadableText.readable),
                nodes: finding.nodes.compactMap { positions[view.standIns[$0] ?? $0] }
            )
        }
    }

    /// The facts as JSON that no name in them can end.
    ///
    /// - Throws: what the encoder throws.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(self), as: UTF8.self)
        return text.replacing("<", with: "\\u003c")
    }
}
