/// A directed graph of the numbers from 0 up, in compressed rows. It knows nothing of what they stand for.
///
/// An arc is named by its position in the list that the graph was made from; arcs may be parallel, and an arc may be a loop.
package struct DirectedGraph: Sendable, Hashable {
    /// The vertices are the numbers below this one.
    package let vertexCount: Int

    /// Where each arc starts.
    package let tails: [Int]

    /// Where each arc ends.
    package let heads: [Int]

    /// Where the row of each vertex starts in `rows`, and one end.
    private let starts: [Int]

    /// The arcs, row by row, each row in the order of the list.
    private let rows: [Int]

    /// Makes a graph from the two ends of each arc.
    ///
    /// - Precondition: the lists have one length, and their numbers are vertices.
    /// - Complexity: O(vertices + arcs).
    package init(vertexCount: Int, tails: [Int], heads: [Int]) {
        precondition(tails.count == heads.count, "an arc has two ends")
        self.vertexCount = vertexCount
        self.tails = tails
        self.heads = heads
        var starts = [Int](repeating: 0, count: vertexCount + 1)
        for tail in tails { starts[tail + 1] += 1 }
        for vertex in 0..<vertexCount { starts[vertex + 1] += starts[vertex] }
        var next = starts
        var rows = [Int](repeating: 0, count: tails.count)
        for (arc, tail) in tails.enumerated() {
            rows[next[tail]] = arc
            next[tail] += 1
        }
        self.starts = starts
        self.rows = rows
    }

    /// The arcs that start at a vertex, in the order of the list.
    package func arcs(from vertex: Int) -> ArraySlice<Int> { rows[starts[vertex]..<starts[vertex + 1]] }

    /// The graph with every arc turned round; arcs keep their names.
    package var reversed: DirectedGraph { DirectedGraph(vertexCount: vertexCount, tails: heads, heads: tails) }
}
