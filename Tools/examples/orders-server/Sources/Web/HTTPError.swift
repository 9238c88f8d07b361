/// Why a request is refused, in words for who sent it.
public struct HTTPError: Error, Sendable {
    public let status: Int
    public let message: String

    public init(status: Int, _ message: String) {
        self.status = status
        self.message = message
    }

    public static func badRequest(_ message: String) -> Self { Self(status: 400, message) }
    public static func notFound(_ message: String) -> Self { Self(status: 404, message) }
    public static var signInFirst: Self { Self(status: 401, "Sign in first: POST /sign-in with customer=NUMBER.") }
    public static func unavailable(_ message: String) -> Self { Self(status: 503, message) }
}
