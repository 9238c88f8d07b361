internal import CMicroHTTPD
internal import Synchronization

/// The requests that are being read or answered.
final class Exchanges: Sendable {
    private let respond: @Sendable (HTTPRequest) async -> HTTPResponse
    private let state = Mutex(State())

    private struct State {
        var open = 0
        var isDraining = false
        var waiter: AsyncStream<Void>.Continuation?
    }

    init(_ respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) { self.respond = respond }

    func begin() { state.withLock { $0.open += 1 } }

    func end() {
        let waiter = state.withLock { state in
            state.open -= 1
            return state.open == 0 ? state.waiter : nil
        }
        waiter?.finish()
    }

    /// Answers in a task; the connection rests meanwhile.
    func answer(_ exchange: Exchange, on connection: OpaquePointer) {
        MHD_suspend_connection(connection)
        // The connection stays until it is resumed, and nobody else touches it meanwhile.
        nonisolated(unsafe) let connection = connection
        Task {
            exchange.finish(await respond(exchange.request))
            MHD_resume_connection(connection)
        }
    }

    func send(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
        let answer = response.body.withUnsafeBytes { bytes in
            // The library copies the bytes and does not write to them.
            MHD_create_response_from_buffer(
                bytes.count,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY
            )
        }
        defer { MHD_destroy_response(answer) }
        for header in response.headers { MHD_add_response_header(answer, header.name, header.value) }
        if state.withLock({ $0.isDraining }) { MHD_add_response_header(answer, "Connection", "close") }
        return MHD_queue_response(connection, UInt32(response.status), answer)
    }

    /// Waits until nothing is open; false where that takes too long.
    func drain(within limit: Duration) async -> Bool {
        let (drained, waiter) = AsyncStream<Void>.makeStream()
        let isEmpty = state.withLock { state in
            state.isDraining = true
            state.waiter = waiter
            return state.open == 0
        }
        if isEmpty { waiter.finish() }
        return await withTaskGroup { group in
            group.addTask {
                for await _ in drained {}
                return !Task.isCancelled
            }
            group.addTask {
                try? await Task.sleep(for: limit)
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
    }
}
