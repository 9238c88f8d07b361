import Foundation
import GraphAnalysis
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An error with a way in and places, an information line, a rule that is broken, something known and something stale.
private func verdict(isShuffled: Bool = false) throws -> Verdict {
    let rules = try RuleSet.decode(
        Data(
            #"{"limits": [{"name": "wide", "severity": "warning", "nodes": "Root", "measure": "fanOut", "atMost": 1}]}"#
                .utf8
        )
    )
    let ordered = graph(
        "Root[E] → X, Root → L1, L1 → L2 ⇢ L1",
        failures: [failure(.cycle, "Root → X → A → B → A"), failure(.cycle, "K → K")]
    )
    let drawn = isShuffled ? ordered.shuffled() : ordered
    let findings = try (drawn.findings() + drawn.findings(breaking: rules)).sorted()
    let known = Finding.Identity(code: .cycle, nodes: ["K"])
    let gone = Finding.Identity(code: .cycle, nodes: ["Gone"])
    let baseline = Baseline(entries: [.init(finding: known), .init(finding: gone, reason: "see 12")])
    return Verdict(on: drawn, findings: findings, rules: rules, baseline: baseline)
}

private let clean = Verdict(on: graph("A → B"), findings: [])

/// Findings with the names that break readers.
private func hostile() -> Verdict {
    let names = [
        "List<Int>", "a&b", "say \"hi\"", #"C:\Name"#, "café 你", "bell\u{7}\u{FFFF}", "% , : ]]> `|*",
        String(repeating: "n", count: 3_000),
    ]
    let edges = names.map { Edge(from: $0, to: $0, places: [Place(file: "M/ü, é:%.swift", line: 0)]) }
    let judged = DependencyGraph(nodes: [], edges: edges)
    return Verdict(on: judged, findings: judged.findings())
}

private let options = ReportOptions(toolVersion: "1.2.3") { "Sources/\($0.file)" }

@Suite struct ReportTests {
    @Test func `Text begins and ends with the verdict and tells findings, known and stale ones`() throws {
        #expect(
            try ReportFormat.text.report(verdict()) == """
                failed: 1 error, 1 warning, 1 note in 7 nodes, 4 edges

                error cycle: A and B need each other to be built
                    A
                    → B  A/File.swift:3
                    → A  B/File.swift:4
                    reached by
                    Root
                    → X  Root/File.swift:1
                    → A  X/File.swift:2
                    Read one of them lazily, after the initialiser, or take a Provider of it.

                warning wide: Root has the fan-out 2, more than 1

                info lazy-cycle: L1 and L2 keep each other alive
                    L1
                    → L2
                    ⇢ L1
                    reached by
                    Root
                    → L1
                    Nothing has to be done; a Provider would end that they hold each other.

                known by the baseline: 1

                stale in the baseline, to be taken out of it:
                  cycle: Gone (see 12)

                failed: 1 error, 1 warning, 1 note in 7 nodes, 4 edges

                """
        )
        #expect(try ReportFormat.text.report(clean) == "passed: no findings in 2 nodes, 1 edge\n")
        #expect(
            try ReportFormat.text.report(clean, options: ReportOptions(isColored: true))
                == "\u{1B}[32mpassed: no findings in 2 nodes, 1 edge\u{1B}[0m\n"
        )
    }

    @Test func `What fails is decided by severity`() throws {
        let judged = graph("A → B ⇢ A")
        let fails = Severity.allCases.map { Verdict(on: judged, findings: judged.findings(), failsOn: $0).isClean }
        #expect(fails == [false, true, true])
    }

    @Test func `GitHub gets one command for each finding, escaped, and none from the baseline`() throws {
        let lines = try ReportFormat.github.report(verdict(), options: options).split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "::error file=Sources/A/File.swift,line=3,title=cycle::A and B need each other to be built%0AA%0A→ B  A/File.swift:3"
                    + "%0A→ A  B/File.swift:4%0Areached by%0ARoot%0A→ X  Root/File.swift:1%0A→ A  X/File.swift:2"
                    + "%0ARead one of them lazily, after the initialiser, or take a Provider of it.",
                "::warning title=wide::Root has the fan-out 2, more than 1",
                "::notice title=lazy-cycle::L1 and L2 keep each other alive%0AL1%0A→ L2%0A⇢ L1%0Areached by%0ARoot%0A→ L1"
                    + "%0ANothing has to be done; a Provider would end that they hold each other.",
                "::notice title=stale::Stale in the baseline: cycle: Gone (see 12)",
            ]
        )
        #expect(
            try ReportFormat.github.report(hostile(), options: options).contains(
                "file=Sources/M/ü%2C é%3A%25.swift,line=1,"
            )
        )
    }

    @Test func `GitHub gets ten commands of a kind, the last of which says how many more`() throws {
        let many = graph((0..<15).map { "N\($0) → N\($0)" }.joined(separator: ", "))
        let lines = try ReportFormat.github.report(Verdict(on: many, findings: many.findings())).split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines.last == "::error title=more::6 more of this severity")
    }

    @Test func `Markdown escapes what it could take for its own, and is cut before it is too large`() throws {
        let text = try ReportFormat.markdown.report(hostile())
        #expect(text.hasPrefix("## Dependency graph failed: 8 errors in 8 nodes, 8 edges\n"))
        #expect(text.contains("List&lt;Int&gt; needs itself"))
        let names = (0..<3_000).map { String(repeating: "x", count: 90) + "\($0)" }
        let large = DependencyGraph(nodes: [], edges: names.map { Edge(from: $0, to: $0) })
        let cut = try ReportFormat.markdown.report(Verdict(on: large, findings: large.findings()))
        #expect(cut.utf8.count < 1 << 20)
        #expect(cut.hasSuffix("more findings are left out here.\n"))
    }

    @Test func `JUnit has a case for each sort of finding, passed ones too`() throws {
        let xml = try readXML(ReportFormat.junit.report(verdict()))
        #expect(xml.attributes["testsuite"]?.first?["failures"] == "1")
        #expect(xml.attributes["testsuite"]?.first?["tests"] == "\(Finding.Code.builtIn.count + 1)")
        #expect(xml.attributes["testcase"]?.count == Finding.Code.builtIn.count + 1)
        #expect(xml.attributes["failure"]?.map { $0["message"] } == ["A and B need each other to be built"])
        #expect(try readXML(ReportFormat.junit.report(hostile())).attributes["failure"]?.count == 1)
    }

    @Test func `SARIF has stable ids, fingerprints, paths with slashes and the steps as a flow`() throws {
        let run = try #require(
            (readJSON(ReportFormat.sarif.report(verdict(), options: options))["runs"] as? [[String: Any]])?.first
        )
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["cycle", "wide", "lazy-cycle", "cycle"])
        #expect(results.map { $0["baselineState"] as? String } == ["new", "new", "new", "unchanged"])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "note", "error"])
        let text = try ReportFormat.sarif.report(hostile(), options: options)
        #expect(text.contains("\"uri\" : \"Sources/M/%C3%BC%2C%20%C3%A9%3A%25.swift\""))
    }

    @Test func `GitLab gets an empty list when all is clean, else unique fingerprints and a path in any case`() throws {
        #expect(try readList(ReportFormat.gitlab.report(clean)).isEmpty)
        let issues = try readList(ReportFormat.gitlab.report(verdict(), options: options))
        #expect(issues.map { $0["severity"] as? String } == ["critical", "minor", "info"])
        #expect(
            issues.map { ($0["location"] as? [String: Any])?["path"] as? String } == [
                "Sources/A/File.swift", "dependency-graph", "dependency-graph",
            ]
        )
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    }

    @Test(arguments: ReportFormat.allCases) func `The same findings in another order of parts give the same bytes`(
        format: ReportFormat
    ) throws {
        let first = try format.report(verdict(), options: options)
        #expect(try format.report(verdict(isShuffled: true), options: options) == first)
    }

    @Test func `A fingerprint is the same in every run, and changes with order and code`() {
        let identity = Finding.Identity(code: .cycle, nodes: ["A", "B"])
        #expect(identity.fingerprint == "ad98af412e368ef84073821211ba5d75")
        #expect(identity.fingerprint != Finding.Identity(code: .cycle, nodes: ["B", "A"]).fingerprint)
        #expect(identity.fingerprint != Finding.Identity(code: .lazyCycle, nodes: ["A", "B"]).fingerprint)
    }

    @Test func `Every built-in finding has an explanation of its own`() {
        let explanations = Set(Finding.Code.builtIn.map(\.explanation))
        #expect(explanations.count == Finding.Code.builtIn.count)
        #expect(!explanations.contains("A rule of the configuration."))
    }
}

private func readJSON(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

private func readList(_ text: String) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
}

/// The attributes of all elements of an XML text, by the elements' names.
private func readXML(_ text: String) throws -> XMLCollector {
    let collector = XMLCollector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = collector
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return collector
}

private final class XMLCollector: NSObject, XMLParserDelegate {
    var attributes: [String: [[String: String]]] = [:]

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes values: [String: String]
    ) {
        attributes[name, default: []].append(values)
    }
}

extension DependencyGraph {
    /// The same graph from parts in another order.
    fileprivate func shuffled() -> DependencyGraph {
        DependencyGraph(
            nodes: nodes.shuffled(),
            edges: edges.shuffled(),
            failures: failures.shuffled(),
            recordings: recordings.shuffled()
        )
    }
}
