/// All cycles of a graph that meet no vertex twice, short ones first, up to a number that may be far below the number there is.
///
/// Rounds allow cycles of up to 2, 4, 8, … arcs, so that a list that was cut has every short cycle before any long one.
package struct ElementaryCycles: Sendable {
    /// The arcs of each cycle, shortest first, each from its least vertex.
    package let cycles: [[Int]]

    /// All cycles of up to this many arcs are listed; nil where the list is complete.
    package let completeLength: Int?

    /// Lists the cycles.
    ///
    /// - Parameters:
    ///   - limit: how many cycles are listed at most.
    ///   - work: how many arcs may be looked at before the list is cut.
    /// - Complexity: O(vertices + arcs) for each cycle and each doubling of the length, at most `work`.
    package init(of graph: DirectedGraph, limit: Int, work: Int = 20_000_000) {
        let longest = StronglyConnectedComponents(of: graph).sizes.max() ?? 0
        var enumeration = CycleEnumeration(of: graph, limit: limit, work: work)
        var complete = 0
        while complete < longest, !enumeration.isCut {
            let length = min(max(2, 2 * complete), longest)
            enumeration.list(longerThan: complete, upTo: length)
            if !enumeration.isCut { complete = length }
        }
        cycles = enumeration.cycles.sorted { left, right in
            left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
        }
        completeLength = enumeration.isCut ? complete : nil
    }
}
