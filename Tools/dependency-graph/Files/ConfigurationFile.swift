import Foundation
import GraphAnalysis

/// A file that says how to judge: rules, or a baseline.
struct ConfigurationFile {
    let path: String

    /// The name that a rule file has where nobody names one.
    static let ruleFileName = ".dependency-graph.json"

    /// The rule file in the working folder or in the nearest one around it that has one.
    static func nearestRuleFile(from folder: String = FileManager.default.currentDirectoryPath) -> ConfigurationFile? {
        var folder = URL(filePath: folder).standardizedFileURL
        while true {
            let path = folder.appending(path: ruleFileName).path
            if FileManager.default.fileExists(atPath: path) { return ConfigurationFile(path: path) }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard parent.path.count < folder.path.count else { return nil }
            folder = parent
        }
    }

    /// Reads the file.
    func read<Value>(_ decode: (Data) throws(ConfigurationError) -> Value) throws(ToolError) -> Value {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw .usage("\(path) cannot be read: \(GraphFile.words(for: error))")
        }
        do {
            return try decode(data)
        } catch {
            throw .configuration(path, error)
        }
    }

    /// Whether there is such a file.
    var exists: Bool { FileManager.default.fileExists(atPath: path) }
}
