import Foundation

/// One run of the built tool, as a script sees it.
struct ToolRun {
    let code: Int32
    let output: String
    let errors: String

    /// Runs the tool to its end.
    init(
        _ arguments: String...,
        input: Data = Data(),
        environment: [String: String] = [:],
        in folder: URL? = nil,
        outputTo file: String? = nil
    ) throws {
        try self.init(arguments, input: input, environment: environment, in: folder, outputTo: file)
    }

    /// Runs the tool to its end.
    init(
        _ arguments: [String],
        input: Data = Data(),
        environment: [String: String] = [:],
        in folder: URL? = nil,
        outputTo file: String? = nil
    ) throws {
        let process = Process()
        process.executableURL = Self.tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (outputPipe, errorPipe) = (Pipe(), Pipe())
        // A file rather than a pipe: a tool that ends without reading must not end the tests.
        let inputFile = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
        try input.write(to: inputFile)
        defer { try? FileManager.default.removeItem(at: inputFile) }
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try file.map { try FileHandle(forWritingTo: URL(filePath: $0)) } ?? outputPipe
        process.standardError = errorPipe
        try process.run()
        if file != nil { try outputPipe.fileHandleForWriting.close() }
        // What the tool says on standard error always fits the pipe's buffer.
        output = try String(decoding: outputPipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        errors = try String(decoding: errorPipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        code = process.terminationStatus
    }

    /// The tool lies beside the tests' own executable.
    static let tool: URL = {
        let own = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
        let folder = own.pathExtension == "xctest" ? own.deletingLastPathComponent() : own
        return folder.appending(path: "dependency-graph")
    }()
}

/// A folder with a recording named `graph.json` in it, for the length of a test.
func withRecording<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try recording.write(to: folder.appending(path: "graph.json"))
    return try body(folder)
}

/// A recording of three nodes, one of them twice in a row.
let recording = Data(
    """
    {"format": "dependency-graph", "version": 1, "recordings": ["r"], "failures": [],
     "nodes": [{"id": "Shop.A", "module": "Shop", "scope": "singleton"}, {"id": "Shop.B", "module": "Shop"}],
     "edges": [{"from": "Shop.A", "to": "Shop.B", "kind": "lazy", "places": ["Shop/A.swift:3"], "resolutions": 2}]}
    """.utf8
)
