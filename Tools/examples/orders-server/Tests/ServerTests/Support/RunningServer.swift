import Foundation
import FoundationNetworking
import Testing

/// The built server in a process of its own, on a free port.
final class RunningServer {
    private let process = Process()
    private let errors = Pipe()
    private var heard = ""
    private(set) var base = URL(filePath: "/")

    /// Starts it and waits for the line that tells its port.
    init(database: String, _ arguments: [String] = [], recordingTo recording: URL? = nil) throws {
        let output = Pipe()
        process.executableURL = Self.executable
        process.arguments = ["--port", "0", "--database", database] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "DEPENDENCY_GRAPH_FILE": recording?.path ?? "", "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let words = line.split(whereSeparator: \.isWhitespace)
        base = try #require(words.last.flatMap { URL(string: String($0)) })
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// The server lies beside the tests.
    static var executable: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
            path: "orders-server"
        )
    }

    var port: Int { base.port ?? 0 }

    /// What it says on standard error, up to a text that is waited for, or to its end.
    func complaint(until text: String) -> String {
        while !heard.contains(text) {
            let piece = errors.fileHandleForReading.availableData
            if piece.isEmpty { break }
            heard += String(decoding: piece, as: UTF8.self)
        }
        return heard
    }

    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Waits for its end.
    ///
    /// - Returns: The exit code.
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// Asks it to end, and waits.
    func stop() -> Int32 {
        signal(SIGTERM)
        return end()
    }
}

/// What a server answered.
struct Answer {
    let status: Int
    let text: String
    let headers: [AnyHashable: Any]

    var session: String? { (headers["Set-Cookie"] as? String)?.firstMatch(of: /session=([^;]+)/).map { String($0.1) } }
}

extension RunningServer {
    func get(_ path: String, session: String? = nil) async throws -> Answer {
        try await send(request(path, session: session))
    }

    func post(_ path: String, _ body: String, session: String? = nil) async throws -> Answer {
        var request = request(path, session: session)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        return try await send(request)
    }

    private func request(_ path: String, session: String?) -> URLRequest {
        var request = URLRequest(url: URL(string: base.absoluteString + path) ?? base)
        if let session { request.setValue("session=\(session)", forHTTPHeaderField: "Cookie") }
        return request
    }

    private func send(_ request: URLRequest) async throws -> Answer {
        let (data, response) = try await Self.client.data(for: request)
        let http = try #require(response as? HTTPURLResponse)
        return Answer(
            status: http.statusCode,
            text: String(decoding: data, as: UTF8.self),
            headers: http.allHeaderFields
        )
    }

    /// Keeps no cookies: a request has those that its test gives it.
    private static let client = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        return URLSession(configuration: configuration)
    }()
}
