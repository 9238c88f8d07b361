/// A few short cycles that have every cyclic arc on one of them: for each arc not covered yet, itself and the shortest way back.
package struct CycleCover: Sendable {
    /// The arcs of each cycle, in order, from the arc it was found for.
    package private(set) var cycles: [[Int]] = []

    /// How many cyclic arcs are on none of the cycles, because the work was bounded.
    package private(set) var uncoveredCount = 0

    /// Finds the cycles. Each component gets its first one whatever the bound.
    ///
    /// - Parameters:
    ///   - covered: the arcs that need no cycle.
    ///   - work: how many arcs may be looked at before the rest is left uncovered.
    /// - Complexity: O(vertices + arcs + work). Without the bound it would be the square of the arcs, as would what is found.
    package init(of graph: DirectedGraph, covered: [Bool], work: Int) {
        let components = StronglyConnectedComponents(of: graph)
        var covered = covered
        var hasCycle = [Bool](repeating: false, count: components.sizes.count)
        var search = BreadthFirstSearch(in: graph)
        let seeds = graph.tails.indices.filter { !covered[$0] && components.isCyclic($0, of: graph) }

        func cover(_ arc: Int) -> [Int] {
            let component = components.componentOfVertex[graph.tails[arc]]
            let way = search.shortestWay(from: graph.heads[arc], to: graph.tails[arc]) {
                components.componentOfVertex[$0] == component
            }
            let cycle = [arc] + (way ?? [])
            for arc in cycle { covered[arc] = true }
            return cycle
        }

        for arc in seeds where !hasCycle[components.componentOfVertex[graph.tails[arc]]] {
            hasCycle[components.componentOfVertex[graph.tails[arc]]] = true
            cycles.append(cover(arc))
        }
        for arc in seeds where !covered[arc] {
            if search.work < work { cycles.append(cover(arc)) } else { uncoveredCount += 1 }
        }
    }
}
