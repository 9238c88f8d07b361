/// Shortest ways by the number of arcs. One search answers many questions; its memory is used again.
package struct BreadthFirstSearch {
    private let graph: DirectedGraph

    /// How many arcs were looked at so far, as a measure of the work done.
    package private(set) var work = 0

    /// The arc by which each vertex was reached, good where `reachedIn` is the present question.
    private var arcInto: [Int]
    private var reachedIn: [Int]
    private var question = 0
    private var queue: [Int] = []

    package init(in graph: DirectedGraph) {
        self.graph = graph
        arcInto = Array(repeating: 0, count: graph.vertexCount)
        reachedIn = arcInto
    }

    /// The arcs of a shortest way between two vertices; empty where they are one, nil where there is no way.
    ///
    /// Of several shortest ways it is the one whose arcs come first in the rows.
    ///
    /// - Parameter usable: whether the way may lead through a vertex.
    /// - Complexity: O(arcs from what is nearer than the target).
    package mutating func shortestWay(
        from source: Int,
        to target: Int,
        through usable: (Int) -> Bool = { _ in true }
    ) -> [Int]? {
        question += 1
        reachedIn[source] = question
        queue = [source]
        var next = 0
        while next < queue.count, reachedIn[target] != question {
            for arc in graph.arcs(from: queue[next]) {
                work += 1
                let head = graph.heads[arc]
                guard reachedIn[head] != question, usable(head) else { continue }
                reachedIn[head] = question
                arcInto[head] = arc
                queue.append(head)
            }
            next += 1
        }
        return reachedIn[target] == question ? way(back: target, to: source) : nil
    }

    private func way(back target: Int, to source: Int) -> [Int] {
        var arcs: [Int] = []
        var vertex = target
        while vertex != source {
            arcs.append(arcInto[vertex])
            vertex = graph.tails[arcInto[vertex]]
        }
        return arcs.reversed()
    }
}
