/// What a picture shows, decided before any of it is drawn: labels, tooltips, appearances, marks.
///
/// A value made from a graph, equal for equal graphs. Its text is readable and its identifiers are unique; quoting is
/// left to who writes it down.
public struct Drawing: Sendable, Hashable {
    var title: String
    var direction: Direction
    var clusters: [Cluster]
    var nodes: [Node]
    var edges: [Edge]
    /// Sentences about the picture as a whole, shown under the title.
    var notes: [String]
    /// How much care the layout takes.
    var care: DrawingCare
    /// Whether headline and ground are part of the layout.
    var isFramed = false

    /// In which direction the edges run.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
        case leftToRight = "LR"
        case topToBottom = "TB"
    }

    /// A module with its nodes.
    struct Cluster: Sendable, Hashable {
        var name: String
        var identifier: String
        var label: String
        /// The places of its nodes in the drawing's list.
        var nodes: [Int]
    }

    /// A box with a name.
    struct Node: Sendable, Hashable {
        /// Unique among the drawing's nodes, and the full name of what is drawn.
        var name: String
        var identifier: String
        var label: String
        var badge: String?
        var tooltip: String
        var appearance: Appearance
        var marks: [Mark]
        var link: String?
    }

    /// An arrow.
    struct Edge: Sendable, Hashable {
        /// The places of consumer and dependency in the drawing's list of nodes.
        var from: Int
        var to: Int
        var identifier: String
        /// How many requests it stands for, where it stands for several edges, and what became of it.
        var label: String?
        var tooltip: String
        var line: EdgeLine
        var marks: [Mark]
        var link: String?
    }
}

extension Drawing {
    /// Whether there is nothing to draw.
    public var isEmpty: Bool { nodes.isEmpty }

    /// What occurs in the drawing and needs explaining, in the order in which the legend shows it.
    var legend: Legend {
        let marks = Set(nodes.flatMap(\.marks) + edges.flatMap(\.marks))
        return Legend(
            appearances: Appearance.allCases.filter(Set(nodes.map(\.appearance)).contains),
            lines: EdgeLine.allCases.filter(Set(edges.map(\.line)).contains),
            marks: Mark.allCases.filter(marks.contains)
        )
    }

    /// What a legend explains.
    struct Legend: Sendable, Hashable {
        var appearances: [Appearance]
        var lines: [EdgeLine]
        var marks: [Mark]
    }
}
