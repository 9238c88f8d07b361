import Foundation

extension ConfigurationReader {
    /// Reads a text as JSON.
    ///
    /// - Throws: `ConfigurationError` with the one fault of a text that is not JSON.
    static func open(_ data: Data) throws(ConfigurationError) -> (Self, JSONValue) {
        let bytes = Array(data)
        do {
            let value = try JSONDecoder().decode(JSONValue.self, from: data)
            return (Self(positions: JSONPositions(of: bytes)), value)
        } catch {
            let fault = (error as? DecodingError).map { GraphDocumentError($0, reading: data) }
            let offset = if case .byte(let offset)? = fault?.location { offset } else { 0 }
            let reason = if case .notJSON(let reason)? = fault?.reason { reason } else { "\(error)" }
            let position = TextPosition(ofByte: offset, in: bytes)
            throw ConfigurationError([.init(position: position, message: "not JSON (\(reason))")])
        }
    }
}
