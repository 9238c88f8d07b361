import DependencyInjection
import GraphAnalysis

/// One request, as it was first seen, and how often it was made.
struct RequestCount: Sendable {
    let event: ResolveEvent
    var resolutions = 0
    var builds = DependencyGraph.BuildFigures()
    /// Where in the order of first builds it stands; nil where nothing was built.
    var firstBuild: Int?

    /// Takes in what another thread counted of the same request.
    mutating func add(_ other: Self) {
        resolutions += other.resolutions
        builds.add(other.builds)
        firstBuild = [firstBuild, other.firstBuild].compactMap(\.self).min()
    }
}

extension DependencyGraph.BuildFigures {
    /// Adds what was built elsewhere.
    mutating func add(_ other: Self) {
        count += other.count
        totalNanoseconds += other.totalNanoseconds
        longestNanoseconds = max(longestNanoseconds, other.longestNanoseconds)
        ownTotalNanoseconds += other.ownTotalNanoseconds
        ownLongestNanoseconds = max(ownLongestNanoseconds, other.ownLongestNanoseconds)
    }
}
