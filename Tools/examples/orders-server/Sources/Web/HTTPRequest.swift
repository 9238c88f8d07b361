/// One HTTP request, read to its end.
public struct HTTPRequest: Sendable {
    public let method: String
    /// The path, without its percent escapes.
    public let path: String
    /// The values of the query, or of a form that was sent.
    public let values: [String: String]
    /// The cookie by which a signed-in session is known; nil for none.
    public let session: String?

    public init(method: String, path: String, values: [String: String] = [:], session: String? = nil) {
        self.method = method
        self.path = path
        self.values = values
        self.session = session
    }

    /// A value that must be there.
    public func value(_ name: String) throws(HTTPError) -> String {
        guard let value = values[name], !value.isEmpty else { throw .badRequest("'\(name)' is missing.") }
        return value
    }

    /// A value that must be a number.
    public func number(_ name: String) throws(HTTPError) -> Int { try Self.number(value(name), as: name) }

    /// A piece of text that must be a number.
    public static func number(_ text: some StringProtocol, as name: String) throws(HTTPError) -> Int {
        guard let number = Int(text) else { throw .badRequest("'\(text)' is no number, and \(name) is one.") }
        return number
    }
}
