import Foundation
import Testing

@Suite struct WatchTests {
    @Test func `A picture is drawn anew when the recording is replaced, and survives a broken one`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "graph.json")
        try recording.write(to: file)
        let process = Process()
        let errors = Pipe()
        process.executableURL = ToolRun.tool
        process.arguments = ["render", "graph.json", "--watch", "-o", "graph.svg"]
        process.currentDirectoryURL = folder
        process.standardError = errors
        try process.run()
        // Not terminate(): a test's threads may block that signal, and the tool inherits it blocked.
        defer { kill(process.processIdentifier, SIGKILL) }
        var lines = LineReader(handle: errors.fileHandleForReading)
        let notes = [lines.next(), lines.next()]
        #expect(notes == ["note: graph.watch.html follows the picture", "note: graph.json is drawn"])
        let first = try Data(contentsOf: folder.appending(path: "graph.svg"))
        try Data("broken".utf8).write(to: file, options: .atomic)
        let error = lines.next()
        #expect(error?.hasPrefix("error: graph.json: ") == true)
        #expect(try Data(contentsOf: folder.appending(path: "graph.svg")) == first)
        try Data("digraph { another }".utf8).write(to: file, options: .atomic)
        let note = lines.next()
        #expect(note == "note: graph.json is drawn")
        let next = try String(decoding: Data(contentsOf: folder.appending(path: "graph.svg")), as: UTF8.self)
        let page = try String(decoding: Data(contentsOf: folder.appending(path: "graph.watch.html")), as: UTF8.self)
        #expect(next.contains(">another</text>") && page.contains("src=\"./graph.svg\""))
    }

    @Test(arguments: [["-"], ["graph.json"], ["graph.json", "-o", "-"], ["-", "-o", "graph.svg"]])
    func `Without a file on both sides there is nothing to watch`(arguments: [String]) throws {
        let run = try ToolRun(["render", "--watch"] + arguments)
        #expect(run.code == 2 && run.errors.contains("--watch"))
    }
}

/// The lines of a pipe, as they come.
private struct LineReader {
    let handle: FileHandle
    private var rest = Data()

    init(handle: FileHandle) {
        self.handle = handle
    }

    /// Waits for the next line; nil where the other side is closed.
    mutating func next() -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = Data(rest[(end + 1)...]) }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            let more = handle.availableData
            if more.isEmpty { return nil }
            rest += more
        }
    }
}
