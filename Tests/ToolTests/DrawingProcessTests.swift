import Foundation
import Testing

@Suite struct DrawingProcessTests {
    @Test func `A drawing process ends when the tool is killed`() throws {
        try withRecording { folder in
            let fifo = folder.appending(path: "fifo")
            try #require(mkfifo(fifo.path, 0o600) == 0)
            let tool = try start(["--time-limit", "600"], .hang, fifo: fifo, in: folder)
            // Waits until the drawing process has opened the other side.
            let descriptor = open(fifo.path, O_RDONLY)
            try #require(descriptor >= 0)
            defer { close(descriptor) }
            var byte: UInt8 = 0
            try #require(read(descriptor, &byte, 1) == 1)
            kill(tool.processIdentifier, SIGKILL)
            // The end of the file comes when nobody has the other side open any more.
            var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            #expect(poll(&end, 1, 60_000) == 1 && read(descriptor, &byte, 1) == 0)
        }
    }

    @Test func `A person at a terminal is told after two seconds what takes so long, a log is not`() throws {
        let (terminal, side) = try Self.terminal()
        try withRecording { folder in
            let tool = try start(["--time-limit", "3"], .hang, errors: side, in: folder)
            try side.close()
            let text = Self.text(from: terminal)
            tool.waitUntilExit()
            let lines = text.split(separator: "\r\n")
            #expect(lines.first == "drawing graph.json …" && lines.last?.contains("took longer than") == true)
            #expect(lines.count == 2 && tool.terminationStatus == 4)
        }
    }

    private func start(
        _ arguments: [String],
        _ way: MisbehavingPlugin.Way,
        fifo: URL? = nil,
        errors: FileHandle = .nullDevice,
        in folder: URL
    ) throws -> Process {
        let process = Process()
        process.executableURL = ToolRun.tool
        process.arguments = ["render", "graph.json", "-o", "graph.svg"] + arguments
        process.currentDirectoryURL = folder
        let environment = try MisbehavingPlugin.environment(way, fifo: fifo)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardError = errors
        try process.run()
        return process
    }

    /// The two sides of a terminal: a person's and a program's.
    private static func terminal() throws -> (person: FileHandle, program: FileHandle) {
        var (person, program) = (Int32(-1), Int32(-1))
        try #require(openpty(&person, &program, nil, nil, nil) == 0)
        return (
            FileHandle(fileDescriptor: person, closeOnDealloc: true),
            FileHandle(fileDescriptor: program, closeOnDealloc: true)
        )
    }

    /// All that a terminal shows until no program has it open any more, which Linux tells by an error.
    private static func text(from terminal: FileHandle) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while case let count = read(terminal.fileDescriptor, &buffer, buffer.count), count > 0 {
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
