import Foundation
import Testing

@Suite struct StartAndEndTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs the server to its end, which comes at once.
    private func run(_ arguments: [String]) throws -> (code: Int32, errors: String) {
        let process = Process()
        let errors = Pipe()
        process.executableURL = RunningServer.executable
        process.arguments = arguments
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test func `a port that is taken is said`() throws {
        let first = try RunningServer(database: folder.path("orders.db"))
        let second = try run(["--port", "\(first.port)", "--database", folder.path("other.db")])
        #expect(second.code == 2)
        #expect(second.errors.contains("cannot listen on 127.0.0.1:\(first.port): Address already in use."))
        #expect(first.stop() == 0)
    }

    @Test(arguments: [
        (["--port", "70000"], "--port takes a number from 0 to 65535, not '70000'."),
        (["--port"], "requires an argument"), (["--prot", "1"], "unrecognized option '--prot'"),
        (["more"], "An argument is too much."), (["--address", "here"], "'here' is no IPv4 address."),
    ])
    func `a command line that cannot be read is said`(arguments: [String], message: String) throws {
        let (code, errors) = try run(["--database", folder.path("orders.db")] + arguments)
        #expect(code == 2)
        #expect(errors.contains(message))
    }

    @Test func `a database that is none is said, and left as it was`() throws {
        let file = folder.path("text.db")
        let text = String(repeating: "this is a text and no database. ", count: 40)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let (code, errors) = try run(["--port", "0", "--database", file])
        #expect(code == 3)
        #expect(errors.contains("file is not a database"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        #expect(try run(["--port", "0", "--database", folder.path("nowhere/orders.db")]).code == 3)
    }

    @Test func `a request that was begun is answered before the end`() throws {
        let server = try RunningServer(database: folder.path("orders.db"))
        let connection = try RawConnection(port: server.port)
        connection.send("POST /sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: 11\r\n\r\ncustom")
        // The answer to this one tells that the first has been read: one thread reads both, in order.
        let other = try RawConnection(port: server.port)
        other.send("GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        #expect(other.readToEnd().contains("200 OK"))
        server.signal(SIGTERM)
        #expect(server.complaint(until: "begun").contains("answers what was begun"))
        connection.send("er=42")
        #expect(connection.readToEnd().contains("Ada Lovelace"))
        #expect(server.end() == 0)
    }

    @Test func `a second signal ends at once, with the recording`() throws {
        let recording = folder.url.appending(path: "graph.json")
        let server = try RunningServer(database: folder.path("orders.db"), recordingTo: recording)
        let connection = try RawConnection(port: server.port)
        connection.send("POST /sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: 11\r\n\r\ncustom")
        let other = try RawConnection(port: server.port)
        other.send("GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        #expect(other.readToEnd().contains("200 OK"))
        server.signal(SIGTERM)
        #expect(server.complaint(until: "begun").contains("answers what was begun"))
        server.signal(SIGTERM)
        #expect(server.end() == 1)
        #expect(server.complaint(until: "at once").contains("ends at once"))
        #expect(FileManager.default.fileExists(atPath: recording.path))
    }
}
