import Foundation

// Built together with the sources of GraphAnalysis, so there is nothing to import: see `Tests/Fuzz/run`.

/// What libFuzzer calls with its inputs: the first byte chooses the reader.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Data(UnsafeBufferPointer(start: start, count: count))
    guard let choice = input.first else { return 0 }
    let text = Data(input.dropFirst())
    switch choice % 3 {
    case 0: readGraph(text)
    case 1: readRules(text)
    default: readBaseline(text)
    }
    return 0
}

/// What was read is written as it was, and judged and told without a trap.
private func readGraph(_ text: Data) {
    guard let graph = said({ () throws(GraphDocumentError) in try GraphDocument.decode(text) }) else { return }
    guard let written = try? GraphDocument.encode(graph), let again = try? GraphDocument.decode(written) else {
        fatalError("a graph that was read cannot be written and read again")
    }
    precondition(again == graph, "a graph changes by being written")
    precondition(graph.merged(with: graph) == graph, "a graph changes by being merged with itself")
    let verdict = Verdict(on: graph, findings: graph.findings(.init(slowBuildLimit: 1, listsOrdinaryCaptives: true)))
    for format in ReportFormat.allCases {
        precondition((try? format.report(verdict)) != nil, "a verdict cannot be reported")
    }
    _ = GraphStatistics(of: graph).text(limit: 10)
    _ = graph.elementaryCycles(limit: 10)
}

/// What was read is applied to a graph that it may match.
private func readRules(_ text: Data) {
    guard let rules = said({ () throws(ConfigurationError) in try RuleSet.decode(text) }) else { return }
    let edges = [("A.B", "C.D"), ("C.D", "A.B"), ("C.D", "E.F")].map { DependencyGraph.Edge(from: $0.0, to: $0.1) }
    let graph = DependencyGraph(nodes: [], edges: edges)
    _ = said { () throws(ConfigurationError) in try graph.findings(breaking: rules) }
}

/// What was read is written as it was.
private func readBaseline(_ text: Data) {
    guard let baseline = said({ () throws(ConfigurationError) in try Baseline.decode(text) }) else { return }
    guard let written = try? baseline.encode(), let again = try? Baseline.decode(written) else {
        fatalError("a baseline that was read cannot be written and read again")
    }
    precondition(again == baseline, "a baseline changes by being written")
}

/// The value, or nil where the reader refuses the text with words.
private func said<Value, Failure: Error>(_ read: () throws(Failure) -> Value) -> Value? {
    do {
        return try read()
    } catch {
        precondition(!"\(error)".isEmpty, "a text is refused without a word")
        return nil
    }
}
