/// Small drawings of the shapes and lines that a legend explains.
enum LegendSymbol {
    static let width = 28

    /// The shape of an appearance, as libgraphviz draws it.
    static func shape(of appearance: Appearance) -> String {
        switch appearance {
        case .entry: polygon("1,2 21,2 27,8 21,14 1,14")
        case .singleton: polygon("1,2 27,2 27,14 1,14")
        case .perScope: polygon("1,4 1,1 9,1 9,4 27,4 27,14 1,14")
        case .shared: polygon("7,2 21,2 27,8 21,14 7,14 1,8")
        case .perRequest: path("M5,2H23Q27,2 27,6V10Q27,14 23,14H5Q1,14 1,10V6Q1,2 5,2Z")
        case .unscoped: polygon("1,2 27,2 27,14 1,14", dashes: "1,3")
        case .module: polygon("1,14 1,4 16,4 18,1 26,1 27,4 27,14")
        case .missing: polygon("7,2 21,2 27,6 27,10 21,14 7,14 1,10 1,6", dashes: "4,2")
        }
    }

    /// The line and the head of an edge.
    static func line(_ line: EdgeLine) -> String {
        switch line {
        case .construction: stroke("M0,8H20") + head("20,5 27,8 20,11")
        case .lazy: stroke("M0,8H20", dashes: "5,2") + head("20,5 27,8 20,11 22,8")
        case .provider: stroke("M0,8H17", dashes: "1,4") + "<polygon fill=\"none\" points=\"17,8 22,5 27,8 22,11\"/>"
        case .failed: stroke("M0,8H24", dashes: "5,2") + head("24,4 26,4 26,12 24,12")
        }
    }

    /// A line as a mark changes it.
    static func mark(_ mark: Mark) -> String {
        switch mark {
        case .unread: stroke("M0,8H27")
        case .cycle: stroke("M8,3H20Q26,3 26,8Q26,13 20,13H8Q2,13 2,8Q2,3 8,3Z", strokeWidth: 2)
        case .failed: stroke("M2,2H26V14H2Z", strokeWidth: 2)
        case .added, .removed, .changed, .highlighted: stroke("M0,8H27", strokeWidth: 2)
        }
    }

    private static func polygon(_ points: String, dashes: String? = nil) -> String {
        "<polygon points=\"\(points)\"\(attribute(dashes))/>"
    }

    private static func path(_ data: String) -> String { "<path d=\"\(data)\"/>" }

    private static func head(_ points: String) -> String { "<polygon points=\"\(points)\"/>" }

    private static func stroke(_ data: String, dashes: String? = nil, strokeWidth: Int = 1) -> String {
        "<path fill=\"none\" stroke-width=\"\(strokeWidth)\" d=\"\(data)\"\(attribute(dashes))/>"
    }

    private static func attribute(_ dashes: String?) -> String {
        dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
    }
}
