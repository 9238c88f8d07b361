/// The figures of builds as a document has them.
struct BuildsEntry: Codable {
    let figures: DependencyGraph.BuildFigures

    init(figures: DependencyGraph.BuildFigures) {
        self.figures = figures
    }

    private enum Key: String, CodingKey {
        case count, totalNanoseconds, longestNanoseconds, ownTotalNanoseconds, ownLongestNanoseconds
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        func nanoseconds(_ key: Key) throws -> UInt64 { UInt64(try object.decodeCount(forKey: key)) }
        // The times without dependencies came later than the others.
        func nanosecondsIfPresent(_ key: Key) throws -> UInt64 { object.contains(key) ? try nanoseconds(key) : 0 }
        figures = DependencyGraph.BuildFigures(
            count: try object.decodeCount(forKey: .count),
            totalNanoseconds: try nanoseconds(.totalNanoseconds),
            longestNanoseconds: try nanoseconds(.longestNanoseconds),
            ownTotalNanoseconds: try nanosecondsIfPresent(.ownTotalNanoseconds),
            ownLongestNanoseconds: try nanosecondsIfPresent(.ownLongestNanoseconds)
        )
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(figures.count, forKey: .count)
        // A reader elsewhere may know signed numbers only, and 292 years are enough.
        func encode(_ nanoseconds: UInt64, _ key: Key) throws {
            try object.encode(Int(clamping: nanoseconds), forKey: key)
        }
        try encode(figures.totalNanoseconds, .totalNanoseconds)
        try encode(figures.longestNanoseconds, .longestNanoseconds)
        if figures.ownTotalNanoseconds > 0 { try encode(figures.ownTotalNanoseconds, .ownTotalNanoseconds) }
        if figures.ownLongestNanoseconds > 0 { try encode(figures.ownLongestNanoseconds, .ownLongestNanoseconds) }
    }
}

extension KeyedDecodingContainer {
    /// The figures of builds; those of something that was never built where there is no such key.
    func decodeBuilds(forKey key: Key) throws -> DependencyGraph.BuildFigures {
        try decodeIfPresent(BuildsEntry.self, forKey: key)?.figures ?? .init()
    }

    /// The figures of builds, each under the name of a recording; none where there is no such key.
    func decodeBuilds(byRecordingForKey key: Key) throws -> [String: DependencyGraph.BuildFigures] {
        try decodeIfPresent([String: BuildsEntry].self, forKey: key)?.mapValues(\.figures) ?? [:]
    }
}

extension KeyedEncodingContainer {
    /// Writes figures, unless nothing was built.
    mutating func encodeBuilds(_ figures: DependencyGraph.BuildFigures, forKey key: Key) throws {
        if figures != .init() { try encode(BuildsEntry(figures: figures), forKey: key) }
    }

    /// Writes figures by recording, unless there are none.
    mutating func encodeBuilds(_ figures: [String: DependencyGraph.BuildFigures], forKey key: Key) throws {
        if !figures.isEmpty { try encode(figures.mapValues(BuildsEntry.init), forKey: key) }
    }
}
