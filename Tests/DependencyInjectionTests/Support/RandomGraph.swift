/// A random graph of numbered parts, each of which needs others to be built.
final class RandomGraph: Sendable {
    let needs: [[Int]]
    let builds: [Counter]

    /// - Parameter isAcyclic: Whether each part needs only parts of lower rank in a random order.
    init(parts: Int, isAcyclic: Bool, using random: inout SplitMix) {
        let rank = (0..<parts).shuffled(using: &random)
        var needs = [[Int]](repeating: [], count: parts)
        for part in 0..<parts {
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let other = Int.random(in: 0..<parts, using: &random)
                if !isAcyclic || rank[other] < rank[part] { needs[part].append(other) }
            }
        }
        self.needs = needs
        builds = needs.map { _ in Counter() }
    }

    /// Which parts need themselves to be built, or one that does.
    var isCircular: [Bool] {
        var isBuildable = [Bool](repeating: false, count: needs.count)
        while let next = needs.indices.first(where: { part in
            !isBuildable[part] && needs[part].allSatisfy { isBuildable[$0] }
        }) {
            isBuildable[next] = true
        }
        return isBuildable.map { !$0 }
    }
}

extension RandomGraph: Hashable {
    static func == (left: RandomGraph, right: RandomGraph) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
