import Foundation
import GraphAnalysis
import Testing

@testable import GraphRendering

@Suite struct HTMLTests {
    @Test func `The page asks nobody for anything and holds the picture`() throws {
        let view = GraphView(of: Sample.shop)
        let drawing = Drawing(of: view)
        let page = try Tool.renderer.html(of: drawing, view: view)
        let picture = try Tool.renderer.svg(of: drawing)
        #expect(page.contains(picture.split(separator: "\n").dropFirst().joined(separator: "\n")))
        let addresses = page.matches(of: /(?:https?:|src=|@import|url\()[^\s"]*/).map { String($0.output) }
        #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
        #expect(page.contains("default-src 'none'"))
    }

    @Test func `No name can end the facts or the picture`() throws {
        let names = ["</script><script>alert(1)</script>", "<!--", "]]>", "a\u{2028}b"] + Sample.awkwardNames
        let graph = DependencyGraph(nodes: names.map { Node(id: $0) }, edges: [])
        let view = GraphView(of: graph)
        let page = try Tool.renderer.html(of: Drawing(of: view), view: view)
        #expect(page.matches(of: /<script/).count == 2 && page.matches(of: /<\/script/).count == 2)
        let start = try #require(page.range(of: #"id="facts">"#)).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        let facts = try JSONDecoder().decode(ReadFacts.self, from: Data(page[start..<end].utf8))
        #expect(facts.nodes.map(\.name) == Drawing(of: view).nodes.map(\.name))
    }

    @Test func `Findings are of the whole graph and point to what is drawn of it`() throws {
        let view = GraphView(of: Sample.cycles).collapsed
        let facts = PageFacts(of: Drawing(of: view), view: view)
        #expect(facts.findings.map(\.severity).contains("error"))
        #expect(facts.findings.allSatisfy { !$0.nodes.isEmpty && $0.nodes.allSatisfy { $0 == 0 } })
    }

    @Test(.enabled(if: Browser.isInstalled, "needs chromium"))
    func `In a browser search, selection, findings, keys and the slider do their work without an error`() throws {
        let outcome = try Browser.outcome(on: GraphView(of: Sample.failures), of: Self.script)
        #expect(outcome["errors"] == "0")
        #expect(outcome["found"] == "Shop.Keeper" && outcome["count"] == "1 type")
        #expect(outcome["panel"] == "Shop.Keeper" && outcome["consumers"] == "Shop.main (construction)")
        #expect(outcome["dimmed"] == "node_Shop.Broken" && outcome["dimmedAfterEscape"] == "")
        #expect(outcome["clicked"] == "Shop.User")
        #expect(outcome["zoomed"] == "true" && outcome["fitted"] == "true")
        #expect(outcome["findings"] == "3" && outcome["kinds"] == "construction only")
    }

    @Test(.enabled(if: Browser.isInstalled, "needs chromium"))
    func `In a browser a search among 2,000 types answers within 100 ms`() throws {
        let outcome = try Browser.outcome(
            on: GraphView(of: Sample.large(2_000)),
            of: """
                const began = performance.now();
                type("type1");
                outcome.milliseconds = performance.now() - began;
                outcome.count = text("count");
                """
        )
        #expect(outcome["errors"] == "0" && outcome["count"] == "1111 types, the first 50 are listed")
        #expect(Double(outcome["milliseconds"] ?? "").map { $0 < 100 } == true)
    }

    private static let script = """
        const svg = document.querySelector("#picture svg"), picture = document.getElementById("picture");
        const press = key => picture.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
        const dimmed = () => [...document.querySelectorAll(".node.dim")].map(node => node.id).join(" ");
        type("keep");
        outcome.found = list("#results button");
        outcome.count = text("count");
        document.querySelector("#results button").click();
        outcome.panel = text("panel-title");
        outcome.consumers = list("#consumers button");
        outcome.dimmed = dimmed();
        press("Escape");
        outcome.dimmedAfterEscape = dimmed();
        document.getElementById("node_Shop.User").dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
        outcome.clicked = text("panel-title");
        outcome.findings = document.querySelectorAll("#findings button").length;
        document.querySelector("#findings button").click();
        const slider = document.getElementById("kinds");
        slider.value = 0;
        slider.dispatchEvent(new Event("input"));
        outcome.kinds = text("kinds-text");
        await settled();
        press("0");
        await settled();
        const whole = svg.getAttribute("viewBox");
        press("+");
        await settled();
        outcome.zoomed = svg.getAttribute("viewBox") !== whole;
        document.getElementById("fit").click();
        await settled();
        outcome.fitted = svg.getAttribute("viewBox") === whole;
        """

    private struct ReadFacts: Decodable {
        let nodes: [Node]

        struct Node: Decodable { let name: String }
    }
}
