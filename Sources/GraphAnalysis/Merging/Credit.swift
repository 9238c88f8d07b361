/// Which recording a figure stems from.
///
/// A figure is kept for each recording by itself, and two values for one recording are the same figure seen at two moments, of which
/// the greater counts. Totals are made from that, so that whatever is merged in whatever order, no recording counts twice.
extension DependencyGraph.Edge {
    /// The edge with figures that name their recording where the graph has several, and only there.
    func credited(to recordings: [String]) -> Self {
        var edge = creditedBuilds(to: recordings)
        guard recordings.count > 1 || !resolutionsByRecording.isEmpty else { return edge }
        let shares = credits(in: recordings)
        edge.resolutions = shares.values.reduce(0) { $0.addingWithoutOverflow($1) }
        edge.resolutionsByRecording = shares.isCredit(ofOneOf: recordings) ? [:] : shares
        return edge
    }

    /// How often in which recording, of a graph with these recordings.
    func credits(in recordings: [String]) -> [String: Int] {
        resolutionsByRecording.isEmpty ? [recordings.first ?? "": resolutions] : resolutionsByRecording
    }
}

/// A part of a graph that knows what was built for it.
protocol BuiltPart {
    var builds: DependencyGraph.BuildFigures { get set }
    var buildsByRecording: [String: DependencyGraph.BuildFigures] { get set }
}

extension DependencyGraph.Node: BuiltPart {}
extension DependencyGraph.Edge: BuiltPart {}

extension BuiltPart {
    /// The part with builds that name their recording where the graph has several, and only there.
    func creditedBuilds(to recordings: [String]) -> Self {
        guard recordings.count > 1 || !buildsByRecording.isEmpty else { return self }
        var part = self
        let shares = buildCredits(in: recordings)
        part.builds = shares.values.reduce(into: .init()) { $0.add($1) }
        part.buildsByRecording = shares.isEmpty || shares.isCredit(ofOneOf: recordings) ? [:] : shares
        return part
    }

    /// What was built in which recording, of a graph with these recordings; what was not built is left out.
    func buildCredits(in recordings: [String]) -> [String: DependencyGraph.BuildFigures] {
        let shares = buildsByRecording.isEmpty ? [recordings.first ?? "": builds] : buildsByRecording
        return shares.filter { $0.value != .init() }
    }
}

extension Dictionary where Key == String {
    /// Whether all of it belongs to the only recording, which goes without saying then.
    fileprivate func isCredit(ofOneOf recordings: [String]) -> Bool {
        recordings.count < 2 && count == 1 && keys.first == recordings.first ?? ""
    }
}

extension DependencyGraph.BuildFigures {
    /// Adds what was built in another recording.
    mutating func add(_ other: Self) {
        count = count.addingWithoutOverflow(other.count)
        totalNanoseconds = totalNanoseconds.addingWithoutOverflow(other.totalNanoseconds)
        longestNanoseconds = max(longestNanoseconds, other.longestNanoseconds)
        ownTotalNanoseconds = ownTotalNanoseconds.addingWithoutOverflow(other.ownTotalNanoseconds)
        ownLongestNanoseconds = max(ownLongestNanoseconds, other.ownLongestNanoseconds)
    }

    /// Takes in the same recording, seen at another moment.
    func later(_ other: Self) -> Self {
        Self(
            count: max(count, other.count),
            totalNanoseconds: max(totalNanoseconds, other.totalNanoseconds),
            longestNanoseconds: max(longestNanoseconds, other.longestNanoseconds),
            ownTotalNanoseconds: max(ownTotalNanoseconds, other.ownTotalNanoseconds),
            ownLongestNanoseconds: max(ownLongestNanoseconds, other.ownLongestNanoseconds)
        )
    }
}

extension FixedWidthInteger {
    /// The sum, or the greatest number there is: figures come from outside.
    func addingWithoutOverflow(_ other: Self) -> Self {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
