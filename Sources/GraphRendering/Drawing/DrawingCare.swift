/// How much care a layout takes: less ends sooner.
enum DrawingCare: Sendable, Hashable {
    /// Curves around the nodes, few crossings.
    case full
    /// Straight lines, more crossings.
    case hasty
    /// No order of ranks: nodes where springs pull them, straight thin lines behind them.
    case scattered

    var engine: LayoutEngine { self == .scattered ? .sfdp : .dot }

    /// The attributes of the graph that ask for it.
    var attributes: KeyValuePairs<String, String> {
        switch self {
        case .full: [:]
        // All three limits: with one alone the layout takes longer than without.
        case .hasty: ["nslimit": "0.1", "nslimit1": "0.1", "mclimit": "0.1", "splines": "line"]
        // Twenty rounds of pushing apart what overlaps; unlimited, they take most of the time and change little.
        case .scattered: ["splines": "line", "overlap": "prism20"]
        }
    }
}
