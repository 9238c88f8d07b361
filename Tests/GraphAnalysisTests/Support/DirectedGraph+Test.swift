import GraphAnalysis

extension DirectedGraph {
    /// A graph of these arcs.
    init(_ vertexCount: Int, _ arcs: [(Int, Int)]) {
        self.init(vertexCount: vertexCount, tails: arcs.map(\.0), heads: arcs.map(\.1))
    }

    /// 0 → 1 → 2 → … to the last.
    static func chain(_ count: Int) -> DirectedGraph {
        DirectedGraph(count, (1..<count).map { ($0 - 1, $0) })
    }

    /// A chain whose end leads to its start.
    static func ring(_ count: Int) -> DirectedGraph {
        DirectedGraph(count, (0..<count).map { ($0, ($0 + 1) % count) })
    }

    /// Each vertex leads to each other.
    static func complete(_ count: Int) -> DirectedGraph {
        DirectedGraph(count, (0..<count).flatMap { tail in (0..<count).filter { $0 != tail }.map { (tail, $0) } })
    }

    static func random(vertices: Int, arcs: Int, seed: UInt64) -> DirectedGraph {
        var generator = SeededGenerator(seed: seed)
        return DirectedGraph(
            vertices,
            (0..<arcs).map { _ in
                (Int.random(in: 0..<vertices, using: &generator), Int.random(in: 0..<vertices, using: &generator))
            }
        )
    }

    /// Which vertex reaches which in any number of steps, none included; by squaring, to check other ways against.
    var closure: [[Bool]] {
        var reach = (0..<vertexCount).map { row in (0..<vertexCount).map { $0 == row } }
        for (tail, head) in zip(tails, heads) { reach[tail][head] = true }
        for middle in 0..<vertexCount {
            for row in 0..<vertexCount where reach[row][middle] {
                for column in 0..<vertexCount where reach[middle][column] { reach[row][column] = true }
            }
        }
        return reach
    }
}
