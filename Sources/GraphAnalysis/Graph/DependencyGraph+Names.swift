extension DependencyGraph {
    /// The ids that a person may mean by a name: the node of just that id, or else all whose id ends in it after a dot.
    ///
    /// ```swift
    /// graph.ids(named: "Checkout")   // ["Shop.Checkout"], or several where modules share the name
    /// ```
    ///
    /// - Complexity: O(n) in the number of nodes.
    public func ids(named name: String) -> [Node.ID] {
        if node(name) != nil { return [name] }
        return nodes.map(\.id).filter { $0.hasSuffix("." + name) }
    }
}
