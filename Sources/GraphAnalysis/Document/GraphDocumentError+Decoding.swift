import Foundation

extension GraphDocumentError {
    /// The error that Foundation's decoder found, in this format's terms.
    init(_ error: DecodingError, reading data: Data) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(.missingKey(key.stringValue), at: Location(context.codingPath))
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self.init(.wrongValue(expected: Self.name(of: type)), at: Location(context.codingPath))
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            self.init(
                .wrongValue(expected: "another value (\(context.debugDescription))"),
                at: Location(context.codingPath)
            )
        case .dataCorrupted:
            self.init(syntaxOf: data)
        @unknown default:
            self.init(.notJSON("\(error)"), at: .path(""))
        }
    }

    /// The fault in the syntax, from the parser that says where it is: the decoder does not, outside Apple's platforms.
    private init(syntaxOf data: Data) {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
            self.init(.notJSON("a number or a text that cannot be represented"), at: .path(""))
        } catch {
            let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
            let parts = words.split(separator: " around ", maxSplits: 1)
            let digits = parts.dropFirst().joined().filter(\.isWholeNumber)
            let reason = String(parts[0].drop { $0 == " " }).trimmingSuffix(".")
            self.init(.notJSON(reason), at: .byte(Int(digits) ?? data.count))
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is Int.Type: "a whole number"
        case is Bool.Type: "true or false"
        case is [Any].Type: "a list"
        default: "an object"
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
