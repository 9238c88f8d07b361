import GraphAnalysis

/// A node as a person names it: whole, or short where that is enough.
struct NodeName {
    let text: String

    /// The node that is meant.
    func node(in graph: DependencyGraph) throws(ToolError) -> DependencyGraph.Node.ID {
        let ids = graph.ids(named: text)
        if ids.count == 1 { return ids[0] }
        let name = Console.readable(text)
        if ids.isEmpty {
            let known = graph.nodes.flatMap { [$0.id, String($0.id.split(separator: ".").last ?? "")] }
            throw .usage("there is no node '\(name)'.\(NearestName.hint(for: text, among: known))")
        }
        let shown = ids.prefix(Self.most).joined(separator: ", ")
        let rest = ids.count > Self.most ? " and \(ids.count - Self.most) more" : ""
        throw .usage("'\(name)' may be any of \(shown)\(rest). Name one of them.")
    }

    /// How many matches are listed.
    private static let most = 20
}
