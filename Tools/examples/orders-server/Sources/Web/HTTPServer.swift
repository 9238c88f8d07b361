internal import CMicroHTTPD
internal import Foundation
internal import Synchronization

/// Listens for HTTP requests and answers each by a closure, in a task of its own.
public final class HTTPServer: Sendable {
    /// The port that it listens on.
    public let port: UInt16
    private let daemon: Daemon
    private let exchanges: Exchanges

    /// Starts to listen.
    ///
    /// - Parameter port: The port; 0 for one that is free.
    public init(
        address: String,
        port: UInt16,
        respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
    ) throws(HTTPServerError) {
        let socket = try ListeningSocket(address: address, port: port)
        exchanges = Exchanges(respond)
        daemon = try Daemon(listeningOn: socket.descriptor, exchanges)
        self.port = socket.port
    }

    /// Takes no more connections, answers what was begun, and ends.
    ///
    /// - Returns: Whether everything was answered in time; otherwise it still runs.
    public func drain(within limit: Duration) async -> Bool {
        daemon.stopListening()
        let isDrained = await exchanges.drain(within: limit)
        if isDrained { daemon.stop() }
        return isDrained
    }
}

/// The daemon of libmicrohttpd: one thread for all connections, which never waits for an answer.
private struct Daemon: @unchecked Sendable {
    // The library's own locks make its calls safe from any thread; the pointer itself never changes.
    private let pointer: OpaquePointer

    init(listeningOn descriptor: Int32, _ exchanges: Exchanges) throws(HTTPServerError) {
        let flags =
            MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_EPOLL.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
        // The daemon holds them until the process ends; there is one in a program.
        let held = Unmanaged.passRetained(exchanges).toOpaque()
        let completed: MHD_RequestCompletedCallback = { held, _, exchange, _ in
            guard let held, let exchange, let pointer = exchange.pointee else { return }
            Unmanaged<Exchange>.fromOpaque(pointer).release()
            Unmanaged<Exchanges>.fromOpaque(held).takeUnretainedValue().end()
        }
        let options: [any CVarArg] = [
            MHD_OPTION.LISTEN_SOCKET.rawValue, descriptor,
            MHD_OPTION.CONNECTION_TIMEOUT.rawValue, UInt32(10),
            MHD_OPTION.NOTIFY_COMPLETED.rawValue, unsafeBitCast(completed, to: OpaquePointer.self), OpaquePointer(held),
            MHD_OPTION.END.rawValue,
        ]
        let daemon = withVaList(options) { MHD_start_daemon_va(flags, 0, nil, nil, handleRequest, held, $0) }
        guard let daemon else { throw HTTPServerError("the HTTP daemon does not start.") }
        pointer = daemon
    }

    func stopListening() { close(MHD_quiesce_daemon(pointer)) }

    func stop() { MHD_stop_daemon(pointer) }
}

/// Called by the daemon when the head of a request is there, for each piece of its body, at its end, and when the answer is ready.
private func handleRequest(
    held: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    path: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?,
    piece: UnsafePointer<CChar>?,
    size: UnsafeMutablePointer<Int>?,
    context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let held, let connection, let path, let method, let size, let context else { return .NO }
    let exchanges = Unmanaged<Exchanges>.fromOpaque(held).takeUnretainedValue()
    guard let known = context.pointee else {
        let exchange = Exchange(connection, method: String(cString: method), path: String(cString: path))
        context.pointee = Unmanaged.passRetained(exchange).toOpaque()
        exchanges.begin()
        return exchange.response.map { exchanges.send($0, on: connection) } ?? .YES
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    if size.pointee > 0 {
        let isBearable = exchange.receive(UnsafeBufferPointer(start: piece, count: size.pointee))
        size.pointee = 0
        return isBearable ? .YES : .NO
    }
    if let response = exchange.response { return exchanges.send(response, on: connection) }
    exchanges.answer(exchange, on: connection)
    return .YES
}
