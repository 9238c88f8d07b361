import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What an XML parser that is not ours finds in a picture.
final class SVGReader: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let identifier: String?
        let classes: [String]
        var title = ""
        var texts: [String] = []
        var link: String?
    }

    /// Every element that has an id, in order.
    private(set) var elements: [Element] = []
    /// All ids, with repetitions.
    private(set) var identifiers: [String] = []
    private(set) var titleCount = 0
    /// Everything that stands in a `text` element anywhere.
    private(set) var texts: [String] = []
    private(set) var styleCount = 0
    private var text = ""

    init(_ svg: String) throws {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    }

    func elements(ofClass name: String) -> [Element] { elements.filter { $0.classes.first == name } }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        text = ""
        if name == "a", !elements.isEmpty { elements[elements.count - 1].link = attributes["href"] }
        if name == "title" { titleCount += 1 }
        if name == "style" { styleCount += 1 }
        guard let identifier = attributes["id"] else { return }
        identifiers.append(identifier)
        let classes = attributes["class", default: ""].split(separator: " ").map(String.init)
        elements.append(Element(name: name, identifier: identifier, classes: classes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "text" { texts.append(text) }
        guard !elements.isEmpty else { return }
        if name == "title" { elements[elements.count - 1].title = text }
        if name == "text" { elements[elements.count - 1].texts.append(text) }
    }
}
