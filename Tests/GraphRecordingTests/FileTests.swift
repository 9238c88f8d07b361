import DependencyInjection
import Foundation
import GraphAnalysis
import GraphRecording
import Testing

private final class Store: SingletonInjectable {
    init(container: Container, args: Void) {}
}

/// Begins a recording as a program does that was started with `DEPENDENCY_GRAPH_FILE`.
private func beginRecording(to path: String) -> Container {
    setenv("DEPENDENCY_GRAPH_FILE", path, 1)
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    let container = Container(tracer: GraphRecorder.fromEnvironment())
    _ = container.resolve(Store.self)
    return container
}

private func waitForTheEnd() -> Never {
    while true { pause() }
}

/// A new folder, which is removed with this.
private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path) } }
}

private func graph(at path: String) throws -> DependencyGraph {
    try GraphDocument.decode(Data(contentsOf: URL(filePath: path)))
}

private let wholeGraph: Set = ["(program) → Store"]

@Suite struct FileTests {
    private let folder: Folder
    private let path: String

    init() throws {
        folder = try Folder()
        path = folder.path("graph.json")
    }

    @Test func `the file is whole after the program has ended by itself`() async throws {
        await #expect(processExitsWith: .exitCode(5)) { [path = path as String] in
            _ = beginRecording(to: path)
            exit(5)
        }
        #expect(try graph(at: path).lines == wholeGraph)
        #expect(try folder.names == ["graph.json"])
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `the file is whole after a signal, which ends the program all the same`(signal: Int32) async throws {
        await #expect(processExitsWith: .signal(signal)) { [path = path as String, signal = signal as Int32] in
            _ = beginRecording(to: path)
            kill(getpid(), signal)
            waitForTheEnd()
        }
        #expect(try graph(at: path).lines == wholeGraph)
    }

    @Test func `a handler of the program's own stays in place`() async throws {
        await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
            signal(SIGTERM) { _ in exit(7) }
            _ = beginRecording(to: path)
            kill(getpid(), SIGTERM)
            waitForTheEnd()
        }
        #expect(try graph(at: path).lines == wholeGraph)
    }

    @Test func `the library's own trap leaves the failure in the file`() async throws {
        await #expect(processExitsWith: .signal(SIGABRT)) { [path = path as String] in
            _ = beginRecording(to: path).resolve(Int.self)
        }
        #expect(try graph(at: path).failures.map(\.kind) == [.missing])
    }

    @Test(arguments: 0..<8)
    func `a program that is killed while it writes leaves the old or the new file, whole`(round: Int) async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            _ = beginRecording(to: path)
            try GraphRecorder.fromEnvironment()?.write()
            Thread.detachNewThread { while true { try? GraphRecorder.fromEnvironment()?.write() } }
            usleep(.random(in: 0...20_000))
            kill(getpid(), SIGKILL)
            waitForTheEnd()
        }
        #expect(try graph(at: path).lines == wholeGraph)
    }

    @Test func `%p is the id of the process`() async throws {
        await #expect(processExitsWith: .success) { [path = folder.path("%p.json") as String] in
            _ = beginRecording(to: path)
            guard GraphRecorder.fromEnvironment() === GraphRecorder.fromEnvironment() else { exit(1) }
            exit(0)
        }
        let name = try #require(folder.names.first)
        #expect(Int(name.dropLast(5)) != nil)
    }

    @Test(arguments: [
        ("missing/graph.json", "No such file or directory"), ("", "Is a directory"),
        ("/dev/full", "No space left on device"),
    ])
    func `a file that cannot be written costs one line and nothing else`(name: String, reason: String) async throws {
        let path = name.hasPrefix("/") ? name : folder.path(name)
        let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
            [path = path as String] in
            _ = beginRecording(to: path)
            exit(3)
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let lines = errors.split(separator: "\n").filter { $0.contains("recording") && $0.contains("not written") }
        #expect(lines.count == 1)
        #expect(lines.first?.contains(": \(reason). ") == true, "\(errors)")
        #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    }

    @Test func `a recording that cannot be written leaves the older file as it was`() throws {
        let recorder = GraphRecorder()
        try recorder.write(to: path)
        let older = try Data(contentsOf: URL(filePath: path))
        #expect(throws: RecordingError.self) { try recorder.write(to: path + "/graph.json") }
        #expect(throws: RecordingError.self) { try recorder.write() }
        #expect(try Data(contentsOf: URL(filePath: path)) == older)
    }

    @Test func `a link stays a link`() throws {
        let link = folder.path("link.json")
        try Data().write(to: URL(filePath: path))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        try GraphRecorder().write(to: link)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
        #expect(try graph(at: path).edges.isEmpty)
    }

    @Test func `a link to a file that is not there yet makes that file`() throws {
        let link = folder.path("link.json")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "graph-to-be.json")
        try GraphRecorder().write(to: link)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "graph-to-be.json")
        #expect(try graph(at: folder.path("graph-to-be.json")).edges.isEmpty)
    }
}
