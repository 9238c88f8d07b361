internal import Foundation

/// What is sent back.
public struct HTTPResponse: Sendable {
    public var status: Int
    public var headers: [(name: String, value: String)]
    public var body: [UInt8]

    public init(status: Int = 200, type: String, _ body: [UInt8], headers: [(String, String)] = []) {
        self.status = status
        self.headers = [("Content-Type", type)] + headers
        self.body = body
    }

    public static func html(_ text: String) -> Self { Self(type: "text/html; charset=utf-8", Array(text.utf8)) }

    public static func text(status: Int = 200, _ text: String) -> Self {
        Self(status: status, type: "text/plain; charset=utf-8", Array((text + "\n").utf8))
    }

    /// A value as JSON, its keys in order.
    public static func json(_ value: some Encodable) throws -> Self {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return Self(type: "application/json", Array(try encoder.encode(value)))
    }

    /// A refusal with its message.
    public init(_ error: HTTPError) { self = .text(status: error.status, error.message) }
}
