import Foundation

/// The file that a recording goes to.
struct RecordingFile: Sendable {
    let path: String

    init(path: String) { self.path = path }

    /// - Parameter name: The path with `%p` where the process id goes.
    init(name: String, process: Int32 = ProcessInfo.processInfo.processIdentifier) {
        path = name.replacingOccurrences(of: "%p", with: String(process))
    }

    /// Replaces the file at once: a reader sees the old or the new one, whole, also where this process is killed meanwhile.
    ///
    /// A link stays a link, and what is no file, such as `/dev/stdout`, is written to and never replaced.
    func write(_ document: Data) throws(RecordingError) {
        let target = Self.target(of: URL(filePath: path))
        do {
            switch Kind(target) {
            case .folder: throw POSIXError(.EISDIR)
            case .device: try FileHandle(forWritingTo: target).write(contentsOf: document)
            case .fileOrNothing: try document.write(to: target, options: .atomic)
            }
        } catch {
            throw RecordingError(error, writing: path)
        }
    }

    /// Where a path leads by its links, also where nothing is there yet.
    private static func target(of url: URL, links: Int = 0) -> URL {
        let resolved = url.resolvingSymlinksInPath()
        guard links < mostLinks,
            let next = try? FileManager.default.destinationOfSymbolicLink(atPath: resolved.path)
        else { return resolved }
        return target(of: URL(filePath: next, relativeTo: resolved.deletingLastPathComponent()), links: links + 1)
    }

    /// As many as the system follows.
    private static let mostLinks = 40

    private enum Kind {
        case fileOrNothing, folder, device

        init(_ target: URL) {
            let type = try? FileManager.default.attributesOfItem(atPath: target.path)[.type] as? FileAttributeType
            self =
                switch type {
                case nil, .typeRegular: .fileOrNothing
                case .typeDirectory: .folder
                default: .device
                }
        }
    }
}
