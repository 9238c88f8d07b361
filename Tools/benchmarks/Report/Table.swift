import Foundation

/// Results in rows and columns.
struct Table {
    private let titles: [String]
    private let rows: [[String]]

    init(_ titles: [String], _ rows: [[String]]) {
        self.titles = titles
        self.rows = rows
    }

    /// The rows under their titles, in columns; numbers stand at the right.
    var text: String {
        let widths = titles.indices.map { column in ([titles] + rows).map { $0[column].count }.max() ?? 0 }
        return ([titles] + rows).map { row in
            row.indices.map { padded(row[$0], to: widths[$0], isNumber: isNumeric(column: $0)) }
                .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }.joined(separator: "\n")
    }

    /// A list of objects, one for each row, with the titles as keys.
    var json: String {
        let objects = rows.map { row in
            Dictionary(uniqueKeysWithValues: zip(titles, row.map { Double($0).map { .number($0) } ?? JSON.text($0) }))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and finite numbers always have a JSON form.
        return (try? encoder.encode(objects)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    private enum JSON: Encodable {
        case text(String)
        case number(Double)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            }
        }
    }

    private func isNumeric(column: Int) -> Bool { rows.allSatisfy { Double($0[column]) != nil || $0[column].isEmpty } }

    private func padded(_ text: String, to width: Int, isNumber: Bool) -> String {
        let space = String(repeating: " ", count: width - text.count)
        return isNumber ? space + text : text + space
    }
}

/// A number with a fixed count of digits behind the point.
func decimal(_ number: Double, digits: Int = 1) -> String { String(format: "%.\(digits)f", number) }
