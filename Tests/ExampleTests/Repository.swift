import Foundation

/// The files of this package, as they lie in the checkout.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

    /// The text of a file.
    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The paths of all files in a folder with a suffix, sorted.
    static func files(in folder: String, suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }

    /// The blocks of a language in a file of Markdown, without their fences.
    static func blocks(_ language: String, in path: String) throws -> [String] {
        var blocks: [[Substring]] = []
        var isOpen = false
        for line in try text(of: path).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isOpen = line == "```\(language)"
                if isOpen { blocks.append([]) }
            } else if isOpen {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks.map { $0.joined(separator: "\n") }
    }
}
