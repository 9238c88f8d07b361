/// The listing of elementary cycles of bounded length: what was found, and what may still be done.
///
/// Source: D. Johnson, "Finding all the elementary circuits of a directed graph", 1975, with the bound on the length by A. Gupta and
/// T. Suzumura, "Finding all bounded-length simple cycles in a directed graph", 2021; with stacks of its own instead of recursion.
struct CycleEnumeration {
    private let graph: DirectedGraph
    private let limit: Int
    private var work: Int

    /// The arcs of each cycle, from its least vertex.
    private(set) var cycles: [[Int]] = []

    /// Whether there may be more cycles than were listed.
    private(set) var isCut = false

    /// The part of the graph that each vertex belongs to while cycles through the least vertex of the part are looked for.
    private var part: [Int]
    private var partCount = 0
    /// A vertex is worth a visit by fewer arcs than this.
    private var lock: [Int]
    /// Who may get worth a visit again when the vertex does.
    private var waiting: [Set<Int>]
    private var isOnPath: [Bool]

    init(of graph: DirectedGraph, limit: Int, work: Int) {
        (self.graph, self.limit, self.work) = (graph, limit, work)
        part = Array(repeating: 0, count: graph.vertexCount)
        lock = part
        waiting = Array(repeating: [], count: graph.vertexCount)
        isOnPath = Array(repeating: false, count: graph.vertexCount)
    }

    /// Lists the cycles whose length is in a range: those through the least vertex of a component, then those of what is left.
    mutating func list(longerThan shortest: Int, upTo longest: Int) {
        var components = split(Array(0..<graph.vertexCount))
        while let component = components.popLast(), !isCut {
            search(in: component, longerThan: shortest, upTo: longest)
            components += split(Array(component.dropFirst()))
        }
    }

    /// The components, among some vertices, that have a cycle; the vertices of each in order.
    private mutating func split(_ vertices: [Int]) -> [[Int]] {
        let inside = mark(vertices)
        for (position, vertex) in vertices.enumerated() { lock[vertex] = position }
        let arcs = vertices.flatMap { graph.arcs(from: $0) }.filter { part[graph.heads[$0]] == inside }
        work -= arcs.count
        let induced = DirectedGraph(
            vertexCount: vertices.count,
            tails: arcs.map { lock[graph.tails[$0]] },
            heads: arcs.map { lock[graph.heads[$0]] }
        )
        let components = StronglyConnectedComponents(of: induced)
        var isCyclic = components.sizes.map { $0 > 1 }
        for (tail, head) in zip(induced.tails, induced.heads) where tail == head {
            isCyclic[components.componentOfVertex[tail]] = true
        }
        var members = [[Int]](repeating: [], count: components.sizes.count)
        for (position, component) in components.componentOfVertex.enumerated() where isCyclic[component] {
            members[component].append(vertices[position])
        }
        return members.filter { !$0.isEmpty }
    }

    private mutating func mark(_ vertices: [Int]) -> Int {
        partCount += 1
        for vertex in vertices { part[vertex] = partCount }
        return partCount
    }

    /// One vertex on the path: the arcs still to be followed, and the fewest arcs by which it was seen to lead back.
    private struct Visit {
        let vertex: Int
        var rest: ArraySlice<Int>
        var lengthBack: Int?
    }

    private mutating func search(in component: [Int], longerThan shortest: Int, upTo longest: Int) {
        let inside = mark(component)
        unlock(component, longest: longest)
        let root = component[0]
        var path = [Visit(vertex: root, rest: graph.arcs(from: root))]
        var arcs: [Int] = []
        while !path.isEmpty, !isCut {
            guard let arc = path[path.count - 1].rest.popFirst() else {
                leave(path.removeLast(), beneath: &path, longest: longest)
                _ = arcs.popLast()
                continue
            }
            work -= 1
            isCut = work < 0
            let head = graph.heads[arc]
            if head == root {
                path[path.count - 1].lengthBack = 1
                if path.count > shortest { add(arcs + [arc]) }
            } else if part[head] == inside, path.count < lock[head] {
                lock[head] = path.count
                isOnPath[head] = true
                path.append(Visit(vertex: head, rest: graph.arcs(from: head)))
                arcs.append(arc)
            }
        }
    }

    /// Makes every vertex worth a visit by fewer arcs than a cycle may have.
    private mutating func unlock(_ vertices: [Int], longest: Int) {
        for vertex in vertices {
            lock[vertex] = longest
            waiting[vertex].removeAll(keepingCapacity: true)
            isOnPath[vertex] = false
        }
    }

    private mutating func add(_ cycle: [Int]) {
        if cycles.count < limit { cycles.append(cycle) } else { isCut = true }
    }

    /// Lets a vertex wait for its successors, and unlocks it as far as it leads back, and with it whoever waits for it.
    private mutating func leave(_ visit: Visit, beneath path: inout [Visit], longest: Int) {
        isOnPath[visit.vertex] = false
        for arc in graph.arcs(from: visit.vertex) where part[graph.heads[arc]] == part[visit.vertex] {
            waiting[graph.heads[arc]].insert(visit.vertex)
        }
        guard let length = visit.lengthBack else { return }
        if let last = path.indices.last { path[last].lengthBack = min(path[last].lengthBack ?? .max, length + 1) }
        var unlocked = [(visit.vertex, length)]
        while let (vertex, length) = unlocked.popLast() {
            guard lock[vertex] < longest - length + 1 else { continue }
            lock[vertex] = longest - length + 1
            unlocked += waiting[vertex].filter { !isOnPath[$0] }.map { ($0, length + 1) }
        }
    }
}
