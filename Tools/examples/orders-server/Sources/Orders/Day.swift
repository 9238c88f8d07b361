internal import Foundation
internal import Web

/// A date without a time, as `2025-05-17`.
public struct Day: Sendable, Encodable, CustomStringConvertible {
    public let description: String

    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    /// Reads a date; throws where there is no such day.
    public init(_ text: String) throws {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let isOfDigits = parts.allSatisfy { $0.utf8.allSatisfy(digits.contains) }
        let hasForm = isOfDigits && parts.map { $0.utf8.count } == [4, 2, 2]
        let numbers = parts.map { Int($0) }
        guard hasForm,
            DateComponents(year: numbers[0], month: numbers[1], day: numbers[2]).isValidDate(in: Self.calendar)
        else {
            throw HTTPError.badRequest("'\(text)' is no date; write one as 2025-05-17.")
        }
        description = text
    }

    /// A date that the database holds.
    init(stored text: String) { description = text }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
