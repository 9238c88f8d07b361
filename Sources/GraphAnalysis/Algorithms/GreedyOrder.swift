/// Puts the vertices of a graph in an order by taking away, again and again, a sink to the end, else a source to the front, else the
/// vertex to the front that has the most arcs out beyond those in.
struct GreedyOrder {
    private let graph: DirectedGraph
    private let reversed: DirectedGraph
    private var outgoing: [Int]
    private var incoming: [Int]
    private var isTaken: [Bool]
    /// The vertices by arcs out less arcs in, shifted to be no negative number; an entry is out of date once that has changed.
    private var buckets: [[Int]]
    private var highest: Int

    init(of graph: DirectedGraph) {
        self.graph = graph
        reversed = graph.reversed
        outgoing = Array(repeating: 0, count: graph.vertexCount)
        incoming = outgoing
        isTaken = Array(repeating: false, count: graph.vertexCount)
        for (tail, head) in zip(graph.tails, graph.heads) where tail != head {
            outgoing[tail] += 1
            incoming[head] += 1
        }
        buckets = Array(repeating: [], count: 2 * graph.tails.count + 1)
        highest = buckets.count - 1
        for vertex in (0..<graph.vertexCount).reversed() { buckets[rank(vertex)].append(vertex) }
    }

    private func rank(_ vertex: Int) -> Int { outgoing[vertex] - incoming[vertex] + graph.tails.count }

    mutating func run() -> [Int] {
        var front: [Int] = []
        var back: [Int] = []
        var ready = (0..<graph.vertexCount).filter { outgoing[$0] == 0 || incoming[$0] == 0 }
        while let vertex = ready.popLast() ?? bestLeft() {
            if isTaken[vertex] { continue }
            isTaken[vertex] = true
            if outgoing[vertex] == 0 { back.append(vertex) } else { front.append(vertex) }
            ready += release(vertex)
        }
        return front + back.reversed()
    }

    /// Takes a vertex's arcs away; gives the neighbours that became sinks or sources.
    private mutating func release(_ vertex: Int) -> [Int] {
        var ready: [Int] = []
        for arc in graph.arcs(from: vertex) where !isTaken[graph.heads[arc]] {
            incoming[graph.heads[arc]] -= 1
            file(graph.heads[arc], into: &ready)
        }
        for arc in reversed.arcs(from: vertex) where !isTaken[graph.tails[arc]] {
            outgoing[graph.tails[arc]] -= 1
            file(graph.tails[arc], into: &ready)
        }
        return ready
    }

    private mutating func file(_ vertex: Int, into ready: inout [Int]) {
        if outgoing[vertex] == 0 || incoming[vertex] == 0 { ready.append(vertex) }
        buckets[rank(vertex)].append(vertex)
        highest = max(highest, rank(vertex))
    }

    private mutating func bestLeft() -> Int? {
        while highest >= 0 {
            while let vertex = buckets[highest].popLast() {
                if !isTaken[vertex], rank(vertex) == highest { return vertex }
            }
            highest -= 1
        }
        return nil
    }
}
