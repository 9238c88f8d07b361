/// The colours of one scheme, as `#rrggbb`. Text has a contrast of at least 4.5:1 with whatever it stands on.
struct Palette {
    /// What is drawn on, in the viewer; the picture itself has no ground.
    let ground: String
    let text: String
    let quietText: String
    let line: String
    let quietLine: String
    let clusterFill: String
    let clusterLine: String
    let alarm: String
    let highlight: String
    /// The inside of what is pointed out for a moment.
    let highlightFill: String
    let added: String
    let removed: String
    let changed: String
    let nodes: [Appearance: Pair]

    /// The inside and the border of a node.
    struct Pair {
        let fill: String
        let line: String
    }

    /// The colours of an appearance.
    func pair(_ appearance: Appearance) -> Pair {
        nodes[appearance] ?? Pair(fill: clusterFill, line: line)
    }

    static let light = Palette(
        ground: "#ffffff",
        text: "#1f2328",
        quietText: "#57606a",
        line: "#57606a",
        quietLine: "#a3adb8",
        clusterFill: "#f6f8fa",
        clusterLine: "#c4ccd5",
        alarm: "#c8102e",
        highlight: "#b35900",
        highlightFill: "#ffd8a8",
        added: "#1a7f37",
        removed: "#9a5b13",
        changed: "#6639ba",
        nodes: [
            .entry: Pair(fill: "#fff3cd", line: "#946200"),
            .singleton: Pair(fill: "#dbeafe", line: "#1d4ed8"),
            .perScope: Pair(fill: "#d6f5df", line: "#15803d"),
            .shared: Pair(fill: "#f0e4ff", line: "#7e22ce"),
            .perRequest: Pair(fill: "#ffffff", line: "#57606a"),
            .unscoped: Pair(fill: "#ffffff", line: "#57606a"),
            .module: Pair(fill: "#e6eaef", line: "#3d4752"),
            .missing: Pair(fill: "#ffe3e3", line: "#c8102e"),
        ]
    )

    static let dark = Palette(
        ground: "#0d1117",
        text: "#f0f6fc",
        quietText: "#b1bac4",
        line: "#b1bac4",
        quietLine: "#6e7681",
        clusterFill: "#161b22",
        clusterLine: "#444c56",
        alarm: "#ff7b72",
        highlight: "#ffa657",
        highlightFill: "#5c3a00",
        added: "#3fb950",
        removed: "#d8a25a",
        changed: "#bc8cff",
        nodes: [
            .entry: Pair(fill: "#4a3a0a", line: "#e3b341"),
            .singleton: Pair(fill: "#1b3a66", line: "#79b8ff"),
            .perScope: Pair(fill: "#123f26", line: "#56d364"),
            .shared: Pair(fill: "#3c2560", line: "#d2a8ff"),
            .perRequest: Pair(fill: "#22272e", line: "#b1bac4"),
            .unscoped: Pair(fill: "#161b22", line: "#8b949e"),
            .module: Pair(fill: "#2d333b", line: "#cdd9e5"),
            .missing: Pair(fill: "#571a1f", line: "#ff7b72"),
        ]
    )
}
