import Foundation
import Testing

/// Compares a text with the file that it should equal; with RECORD_GOLDEN=1 in the environment writes the file instead.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
        try Data(text.utf8).write(to: file)
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, "differs from Golden/\(name); RECORD_GOLDEN=1 records it", sourceLocation: sourceLocation)
}
