import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct SourceLinksTests {
    @Test(arguments: [
        ("https://example.org/{path}#L{line}", "https://example.org/Shop/A%20b%22%3c.swift#L7"),
        ("https://example.org/src", "https://example.org/src/Shop/A%20b%22%3c.swift#L7"),
        ("../Sources/", "../Sources/Shop/A%20b%22%3c.swift#L7"),
        ("HTTP://x?f={path}", "HTTP://x?f=Shop/A%20b%22%3c.swift"),
    ])
    func `A template becomes a link with an encoded path`(template: String, link: String) throws {
        let place = Place(file: "Shop/A b\"<.swift", line: 7)
        #expect(try SourceLinks(template: template).link(to: place) == link)
    }

    @Test(arguments: ["javascript:alert(1)", "data:text/html,{path}", "file:///etc", "JaVaScRiPt:x", "a b", "x\ny"])
    func `Other schemes and white space are refused`(template: String) {
        #expect(throws: LinkError.self) { try SourceLinks(template: template) }
    }

    @Test func `A file named like a scheme stays a path`() throws {
        let place = Place(file: "javascript:alert(1)", line: 1)
        #expect(try SourceLinks(template: "{path}").link(to: place) == "./javascript%3aalert%281%29")
    }

    @Test func `Nodes and edges of a picture are links where they have a place`() throws {
        let links = try SourceLinks(template: "https://example.org/?a=1&b={path}&l={line}")
        let picture = try SVGReader(Tool.renderer.svg(of: Drawing(of: Sample.shop, options: .init(links: links))))
        let linked = picture.elements.filter { $0.link != nil }
        #expect(
            linked.map(\.identifier).sorted { ($0 ?? "") < ($1 ?? "") } == [
                "edge_Shop.Checkout_Shop.Orders_construction", "node_Shop.Orders",
            ]
        )
        #expect(linked.map(\.link).contains("https://example.org/?a=1&b=Shop/Setup.swift&l=12"))
    }
}
