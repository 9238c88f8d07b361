/// Any value of a JSON text, for a reader that wants to report more than the first fault.
enum JSONValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        // Most values are text, and a try that fails costs more than one that does not.
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    /// The text, where it is one.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var isList: Bool {
        if case .list = self { true } else { false }
    }
}
