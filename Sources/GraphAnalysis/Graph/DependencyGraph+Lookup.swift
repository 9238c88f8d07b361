extension DependencyGraph {
    /// The node with an id.
    ///
    /// - Complexity: O(log n) in the number of nodes.
    public func node(_ id: Node.ID) -> Node? {
        let position = nodes.firstPosition { $0.id >= id }
        return position < nodes.count && nodes[position].id == id ? nodes[position] : nil
    }

    /// The edge with an identity.
    ///
    /// - Complexity: O(log n) in the number of edges.
    public func edge(_ identity: Edge.Identity) -> Edge? {
        let position = edges.firstPosition { $0.identity >= identity }
        return position < edges.count && edges[position].identity == identity ? edges[position] : nil
    }
}

extension Array {
    /// The first position whose element passes a test that all later ones pass too; the count where none does.
    fileprivate func firstPosition(where passes: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
