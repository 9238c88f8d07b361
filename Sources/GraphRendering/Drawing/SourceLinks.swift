internal import GraphAnalysis

/// Links from a picture to the source that it shows.
///
/// A template has `{path}` and `{line}` where the place's file and line go:
/// `https://example.org/shop/blob/main/Sources/{path}#L{line}`.
public struct SourceLinks: Sendable, Hashable {
    private let template: String

    /// Takes a template; without `{path}` it is a folder.
    ///
    /// - Throws: `LinkError` for a scheme other than http and https, and for white space and control characters.
    public init(template: String) throws(LinkError) {
        let scheme = template.prefix { !"/?#{".contains($0) }
        if let colon = scheme.firstIndex(of: ":"), !["http", "https"].contains(scheme[..<colon].lowercased()) {
            throw LinkError(reason: "links are http, https or relative, not \(scheme[..<colon]):")
        }
        guard template.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
            throw LinkError(reason: "a link has no spaces")
        }
        let isFolder = !template.contains("{path}")
        // A path in front must not become a scheme by what follows it.
        let template = template.hasPrefix("{") ? "./" + template : template
        self.template = isFolder ? template + (template.hasSuffix("/") ? "" : "/") + "{path}#L{line}" : template
    }

    /// The link to a line of source.
    func link(to place: DependencyGraph.Place) -> String {
        template.replacing("{line}", with: "\(place.line)").replacing("{path}", with: PercentEncoding.path(place.file))
    }
}
