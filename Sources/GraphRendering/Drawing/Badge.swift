internal import GraphAnalysis

/// The small line under a node's name: how long it lives, how often it was built, what is wrong with it.
enum Badge {
    static func text(appearance: Appearance, builds: DependencyGraph.BuildFigures, marks: [Mark]) -> String? {
        var parts = [appearance.badge].compactMap(\.self)
        if builds.count > 1 { parts.append("\(builds.count)×") }
        if builds.longestNanoseconds >= 1_000_000 { parts.append(BuildTime.text(builds.longestNanoseconds)) }
        if marks.contains(.cycle) { parts.append("cycle") }
        if marks.contains(.failed), appearance != .missing, !marks.contains(.cycle) { parts.append("failed") }
        parts += marks.filter(\.isOfComparison).map(\.rawValue)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
