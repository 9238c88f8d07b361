import Foundation
import GraphAnalysis

typealias Node = DependencyGraph.Node
typealias Edge = DependencyGraph.Edge

/// A graph drawn in DOT: `dot("A -> B; B -> A [class=lazy]; A [class=singleton]")`.
func dot(_ statements: String) -> Data { Data("digraph { \(statements) }".utf8) }

/// A graph whose chains are drawn as in DOT; each request stands in `Consumer/File.swift`, its line counted along the text.
func drawn(_ chains: String, failures: [DependencyGraph.Failure] = [], recordings: [String] = []) -> DependencyGraph {
    let pairs = chains.split(separator: ",").flatMap { chain in
        let names = chain.split(separator: " ").filter { $0 != "->" }.map(String.init)
        return Array(zip(names, names.dropFirst()))
    }
    let edges = pairs.enumerated().map { number, pair in
        Edge(from: pair.0, to: pair.1, places: [.init(file: "\(pair.0)/File.swift", line: number + 1)])
    }
    return DependencyGraph(nodes: [], edges: edges, failures: failures, recordings: recordings)
}

/// Runs the tool as on a desk, whatever runs the tests.
func judge(
    _ arguments: String...,
    input: Data = Data(),
    environment: [String: String] = [:],
    in folder: URL? = nil,
    outputTo file: String? = nil
) throws -> ToolRun {
    let desk = ["GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": ""]
    return try ToolRun(
        arguments,
        input: input,
        environment: desk.merging(environment) { $1 },
        in: folder,
        outputTo: file
    )
}

/// An empty folder, for the length of a test.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "judge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

extension URL {
    /// Writes a file in this folder, with the folders around it.
    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// Writes a file in this folder, with the folders around it.
    func write(_ data: Data, to name: String) throws {
        let file = appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// The text of a file in this folder.
    func text(of name: String) throws -> String {
        try String(decoding: Data(contentsOf: appending(path: name)), as: UTF8.self)
    }
}
