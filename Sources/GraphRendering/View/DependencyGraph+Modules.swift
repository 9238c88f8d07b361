internal import GraphAnalysis

extension DependencyGraph {
    /// The modules that are worth drawing: a name without a dot is its own module, which tells nothing.
    var modules: Set<String> {
        Set(nodes.filter { !$0.module.isEmpty && $0.module != $0.id }.map(\.module))
    }
}
