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
        let target = URL(filePath: path).resolvingSymlinksInPath()
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
