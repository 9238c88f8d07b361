/// The part of libgraphviz's SVG that is worth keeping: the drawing's size and its elements, one line each.
struct LayoutMarkup {
    /// In units of the picture, which are points.
    let width: Double
    let height: Double
    let lines: [Substring]

    /// Takes an SVG apart.
    ///
    /// - Throws: `RenderingError.noPicture` where the bytes are no SVG or are cut short.
    init(_ bytes: [UInt8]) throws(RenderingError) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let root = Self.firstIndex(of: "<svg ", in: text), text.hasSuffix("</svg>\n") else {
            throw .noPicture(bytes.isEmpty ? "it is empty" : "it is not an SVG from <svg to </svg>")
        }
        let rest = text[root...]
        guard let end = rest.utf8.firstIndex(of: UInt8(ascii: ">")),
            let box = Self.numbers(ofAttribute: "viewBox", in: rest[..<end]), box.count == 4
        else { throw .noPicture("its root has no viewBox") }
        (width, height) = (box[2], box[3])
        // The comments repeat the names that the titles have; the last line closes the root.
        lines = rest.utf8[rest.utf8.index(after: end)...].split(separator: UInt8(ascii: "\n")).dropLast()
            .map(Substring.init).filter { !$0.hasPrefix("<!--") }
    }

    private static func numbers(ofAttribute name: String, in tag: Substring) -> [Double]? {
        guard let start = firstIndex(of: "\(name)=\"", in: tag) else { return nil }
        let value = tag[start...].split(separator: "\"", maxSplits: 2)[1]
        let numbers = value.split(separator: " ").map { Double($0) }
        return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }

    private static func firstIndex(of needle: String, in text: some StringProtocol) -> String.Index? {
        var rest = text[...]
        while !rest.isEmpty {
            if rest.hasPrefix(needle) { return rest.startIndex }
            rest = rest.dropFirst()
        }
        return nil
    }
}
