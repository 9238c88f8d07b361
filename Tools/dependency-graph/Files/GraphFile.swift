import Foundation
import GraphAnalysis
import GraphRendering

/// A file with a graph in it: a recording, or DOT of any origin.
struct GraphFile {
    /// The path, or `-` for standard input.
    let path: String

    /// What to call it in messages.
    var name: String { path == "-" ? "standard input" : path }

    /// What to write over a picture of it.
    var title: String {
        path == "-" ? "Dependency graph" : ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// Reads the graph.
    func read() throws(ToolError) -> DependencyGraph {
        let data = try bytes()
        let text = Self.withoutMark(data)
        do {
            guard Self.isDOT(text) else { return try GraphDocument.decode(data) }
            if let offset = GraphDocument.firstInvalidByte(in: data) {
                // Names that differ in such bytes only would become one.
                let remedy = "Convert the file, for instance with iconv."
                throw ToolError.unreadable(name, "byte \(offset): a byte that is not UTF-8. \(remedy)")
            }
            return try DOTDocument.decode([UInt8](text))
        } catch let error as ToolError {
            throw error
        } catch {
            throw .unreadable(name, "\(error)")
        }
    }

    private func bytes() throws(ToolError) -> Data {
        do {
            if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw ToolError.unreadable(name, "there is no such file. Expected a file with a graph.")
            }
            if isFolder.boolValue {
                throw ToolError.unreadable(name, "it is a folder. Expected a file with a graph.")
            }
            return try Data(contentsOf: URL(filePath: path))
        } catch let error as ToolError {
            throw error
        } catch {
            throw .unreadable(name, Self.words(for: error) + " Expected a file with a graph.")
        }
    }

    // Some editors put a mark of the encoding in front.
    private static func withoutMark(_ data: Data) -> Data {
        data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    }

    // A recording starts with a brace; DOT with one of three words, in any case, or with a comment.
    private static func isDOT(_ data: Data) -> Bool {
        let start = String(decoding: data.prefix(4_096).drop { $0 <= 0x20 }.prefix(16), as: UTF8.self).lowercased()
        return ["digraph", "graph", "strict", "//", "/*", "#"].contains { start.hasPrefix($0) }
    }

    static func words(for error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let cause, cause.domain == NSPOSIXErrorDomain else { return "\(error.localizedDescription)" }
        return String(cString: strerror(Int32(cause.code))) + "."
    }
}
