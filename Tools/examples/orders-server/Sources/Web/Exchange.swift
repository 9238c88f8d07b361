internal import CMicroHTTPD
internal import Foundation
internal import Synchronization

/// One request on its way in and its response on its way out. The daemon's thread and the answering task take turns with it.
final class Exchange: Sendable {
    private let head: HTTPRequest
    private let state = Mutex(State())

    private struct State {
        var body: [UInt8] = []
        var received = 0
        var response: HTTPResponse?
    }

    /// The largest body that is kept.
    static let largestBody = 16 << 10
    /// How much more is read, and thrown away, so that the sender hears why it is refused.
    private static let largestWaste = 1 << 20

    /// Reads the head of a request.
    init(_ connection: OpaquePointer, method: String, path: String) {
        head = HTTPRequest(
            method: method,
            path: path,
            values: Self.query(of: connection),
            session: MHD_lookup_connection_value(connection, .COOKIE_KIND, "session").map { String(cString: $0) }
        )
        let length = MHD_lookup_connection_value(connection, .HEADER_KIND, "Content-Length")
        if let length, (Int(String(cString: length)) ?? .max) > Self.largestBody { refuse(Self.tooLarge) }
    }

    private static let tooLarge = HTTPError(status: 413, "The body is larger than \(largestBody / 1024) KiB.")

    /// The response, when there is one.
    var response: HTTPResponse? { state.withLock { $0.response } }

    func finish(_ response: HTTPResponse) { state.withLock { $0.response = response } }

    private func refuse(_ error: HTTPError) { finish(HTTPResponse(error)) }

    /// Takes a piece of the body; false where the sender goes on and on.
    func receive(_ piece: UnsafeBufferPointer<CChar>) -> Bool {
        state.withLock { state in
            state.received += piece.count
            if state.received <= Self.largestBody {
                state.body += piece.map { UInt8(bitPattern: $0) }
            } else {
                state.response = HTTPResponse(Self.tooLarge)
            }
            return state.received <= Self.largestWaste
        }
    }

    /// The whole request. The values of a form come to those of the query.
    var request: HTTPRequest {
        let body = state.withLock { $0.body }
        guard !body.isEmpty else { return head }
        let form = Self.values(ofForm: String(decoding: body, as: UTF8.self))
        return HTTPRequest(
            method: head.method,
            path: head.path,
            values: head.values.merging(form) { _, new in new },
            session: head.session
        )
    }

    /// Names and values of a form; what is no percent escape stays as it came, as in a query.
    private static func values(ofForm text: String) -> [String: String] {
        let fields = text.split(separator: "&").map { field in
            field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
                let spaced = part.replacing("+", with: " ")
                return spaced.removingPercentEncoding ?? String(spaced)
            }
        }
        return Dictionary(fields.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { _, last in last }
    }

    private static func query(of connection: OpaquePointer) -> [String: String] {
        var values: [String: String] = [:]
        withUnsafeMutablePointer(to: &values) { values in
            _ = MHD_get_connection_values(connection, .GET_ARGUMENT_KIND, collect, values)
        }
        return values
    }
}

/// Takes one name and its value into the dictionary that the context points to.
private func collect(
    _ context: UnsafeMutableRawPointer?,
    _ kind: MHD_ValueKind,
    _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
) -> MHD_Result {
    guard let context, let name else { return .NO }
    let values = context.assumingMemoryBound(to: [String: String].self)
    values.pointee[String(cString: name)] = value.map { String(cString: $0) } ?? ""
    return .YES
}
