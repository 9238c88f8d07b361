/// What makes a node or an edge stand out, the weakest first: of several marks the last gives the colour.
enum Mark: String, Sendable, Hashable, CaseIterable {
    /// A property that exists and was never read.
    case unread
    /// In both of two graphs that are compared, and not the same.
    case changed
    /// In the former of two graphs that are compared.
    case removed
    /// In the latter of two graphs that are compared.
    case added
    /// On a cycle of construction edges, or on one that a request ran into.
    case cycle
    /// Its build, or a request for it, failed.
    case failed
    /// What the user asked to have pointed out.
    case highlighted

    /// What the legend says about it.
    var explanation: String {
        switch self {
        case .added, .removed, .changed: rawValue
        case .cycle: "on a cycle"
        case .failed: "failed"
        case .unread: "declared, not read in this recording"
        case .highlighted: "highlighted"
        }
    }

    /// Whether it says what became of something from one graph to another.
    var isOfComparison: Bool { [.added, .removed, .changed].contains(self) }
}
