import Foundation

/// One run of a built program, as a reader at a terminal sees it.
struct ProgramRun {
    let code: Int32
    let wasKilled: Bool
    let output: String
    let errors: String

    /// Runs a program to its end, with its streams in files so that no pipe can fill up.
    init(_ program: String, _ arguments: [String] = [], recordingTo recording: URL? = nil) throws {
        let (outputFile, errorFile) = (try Self.emptyFile(), try Self.emptyFile())
        defer { for file in [outputFile, errorFile] { try? FileManager.default.removeItem(at: file) } }
        let process = Process()
        process.executableURL = Self.binaries.appending(path: program)
        process.arguments = arguments
        process.environment = Self.environment(recordingTo: recording)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        code = process.terminationStatus
        wasKilled = process.terminationReason == .uncaughtSignal
        output = try String(contentsOf: outputFile, encoding: .utf8)
        errors = try String(contentsOf: errorFile, encoding: .utf8)
    }

    private static func emptyFile() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: file)
        return file
    }

    private static func environment(recordingTo recording: URL?) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["DEPENDENCY_GRAPH_FILE"] = recording?.path
        // The backtrace of a program that is meant to stop takes time and tells nothing.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return environment
    }

    /// Programs lie beside the tests' own executable.
    private static let binaries: URL = {
        let own = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
        return own.pathExtension == "xctest" ? own.deletingLastPathComponent() : own
    }()
}
