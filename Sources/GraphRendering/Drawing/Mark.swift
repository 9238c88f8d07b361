/// What makes a node or an edge stand out.
enum Mark: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A property that exists and was never read.
    case unread
    /// On a cycle of construction edges, or on one that a request ran into.
    case cycle
    /// Its build, or a request for it, failed.
    case failed
    /// What the user asked to have pointed out.
    case highlighted

    /// What the legend says about it.
    var explanation: String {
        switch self {
        case .cycle: "on a cycle"
        case .failed: "failed"
        case .unread: "declared, not read in this recording"
        case .highlighted: "highlighted"
        }
    }

    static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
}
