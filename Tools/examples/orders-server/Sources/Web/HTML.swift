/// Text that is already HTML. Everything put into it by interpolation is escaped, but for HTML itself.
public struct HTML: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    public let description: String

    public init(stringLiteral literal: String) { description = literal }
    public init(stringInterpolation: Interpolation) { description = stringInterpolation.text }

    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ html: HTML) { text += html.description }
        public mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.description } }
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            for byte in value.description.unicodeScalars { appendEscaped(byte) }
        }

        private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
