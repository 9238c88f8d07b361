/// The part of libgraphviz's SVG that is worth keeping: the drawing's size and its elements.
struct LayoutMarkup {
    /// In units of the picture, which are points.
    let width: Double
    let height: Double
    /// The tag of the group around the elements, which moves them to their place.
    let group: Substring
    let elements: [Element]

    /// A module, a node or an edge: a group with a title.
    struct Element {
        let identifier: Substring
        /// The group's tag.
        let tag: Substring
        /// Shapes and text, one line each, without the title.
        let shapes: ArraySlice<Substring>
    }

    /// Takes an SVG apart.
    ///
    /// - Throws: `RenderingError.noPicture` where the bytes are no SVG or are cut short.
    init(_ bytes: [UInt8]) throws(RenderingError) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let root = text.utf8.firstRange(of: "<svg ".utf8),
            text.utf8.reversed().starts(with: "</svg>\n".utf8.reversed())
        else { throw .noPicture(bytes.isEmpty ? "it is empty" : "it is not an SVG from <svg to </svg>") }
        let rest = text[root.lowerBound...]
        guard let end = rest.utf8.firstIndex(of: UInt8(ascii: ">")),
            let box = Self.numbers(ofAttribute: "viewBox", in: rest[..<end]), box.count == 4
        else { throw .noPicture("its root has no viewBox") }
        (width, height) = (box[2], box[3])
        let lines = rest.utf8[rest.utf8.index(after: end)...].split(separator: UInt8(ascii: "\n")).map(Substring.init)
        let starts = lines.indices.filter { lines[$0].utf8.starts(with: "<g ".utf8) }
        group = starts.first.map { lines[$0] } ?? "<g>"
        elements = starts.dropFirst().compactMap { Element(at: $0, in: lines) }
    }

    private static func numbers(ofAttribute name: String, in tag: Substring) -> [Double]? {
        guard let start = tag.utf8.firstRange(of: "\(name)=\"".utf8) else { return nil }
        let value = tag[start.upperBound...].prefix { $0 != "\"" }
        let numbers = value.split(separator: " ").map { Double($0) }
        return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }
}

extension LayoutMarkup.Element {
    // A group's tag, its title and what it shows are lines of their own, and no group is inside of another.
    fileprivate init?(at start: Int, in lines: [Substring]) {
        let end = lines[start...].firstIndex { $0.utf8.elementsEqual("</g>".utf8) } ?? lines.endIndex
        let words = lines[start].split(separator: "\"", maxSplits: 2)
        guard words.count == 3, words[0] == "<g id=", start + 2 <= end else { return nil }
        identifier = words[1]
        tag = lines[start]
        shapes = lines[(start + 2)..<end]
    }
}
