import Foundation

/// Where a result goes. A file is replaced in one step, so that it is the old one or the whole new one and never half of it.
struct OutputFile {
    /// The file's path; nil for standard output.
    let path: String?

    static let standardOutput = OutputFile(argument: nil)

    /// Takes the value of `-o`; none or `-` is standard output.
    init(argument: String?) {
        path = argument == "-" ? nil : argument
    }

    /// The file's name without its folder.
    var name: String { path.map { ($0 as NSString).lastPathComponent } ?? "" }

    /// A file beside this one, with another suffix; nil where this is standard output.
    func beside(suffix: String) -> OutputFile? {
        path.map { OutputFile(argument: ($0 as NSString).deletingPathExtension + "." + suffix) }
    }

    /// The path's suffix in lower case, without the dot.
    var suffix: String { path.map { ($0 as NSString).pathExtension.lowercased() } ?? "" }

    /// Writes a text as UTF-8.
    func write(_ text: String) throws(ToolError) { try write(Data(text.utf8)) }

    /// Writes the whole result.
    func write(_ data: Data) throws(ToolError) {
        guard let path else {
            guard Self.write(data, to: STDOUT_FILENO) else {
                throw Self.failure("standard output", "could not be written")
            }
            return
        }
        // A link stays one: what it points to is replaced.
        let target = Self.target(of: path)
        var status = stat()
        let exists = stat(target, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR {
            throw .rendering("\(path): it is a folder. Name a file in it.")
        }
        if exists, status.st_mode & S_IFMT != S_IFREG { return try writeInPlace(data, path) }
        try replace(target, shownAs: path, with: data, mode: exists ? status.st_mode & 0o7777 : nil)
    }

    /// Adds to the end of the file where the whole stays below a size; otherwise the file is left as it is.
    func append(_ data: Data, upTo limit: Int) throws(ToolError) {
        let name = path ?? "standard output"
        let descriptor = open(name, O_WRONLY | O_APPEND | O_CREAT, 0o666)
        guard descriptor >= 0 else { throw Self.failure(name, "could not be opened") }
        defer { close(descriptor) }
        guard lseek(descriptor, 0, SEEK_END) + off_t(data.count) <= off_t(limit) else {
            throw .rendering("\(name) would grow beyond \(limit) bytes. What was there before is unchanged.")
        }
        guard Self.write(data, to: descriptor) else { throw Self.failure(name, "could not be written") }
    }

    // A device or a named pipe cannot be replaced.
    private func writeInPlace(_ data: Data, _ path: String) throws(ToolError) {
        let descriptor = open(path, O_WRONLY)
        guard descriptor >= 0 else { throw Self.failure(path, "could not be opened") }
        let isWritten = Self.write(data, to: descriptor)
        let isClosed = isWritten && close(descriptor) == 0
        guard isClosed else { throw Self.failure(path, "could not be written") }
    }

    private func replace(_ target: String, shownAs path: String, with data: Data, mode: mode_t?) throws(ToolError) {
        var template = Array("\(target).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Self.failure(path, "could not be written") }
        let isWritten = Self.write(data, to: descriptor) && fchmod(descriptor, mode ?? Self.newFileMode) == 0
        let reason = isWritten ? 0 : errno
        guard close(descriptor) == 0, isWritten, rename(template, target) == 0 else {
            let error = Self.failure(path, "could not be written", reason == 0 ? errno : reason)
            unlink(template)
            throw error
        }
    }

    private static func target(of path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    // The mask can only be read by setting it; the tool has one thread here.
    private static var newFileMode: mode_t {
        let mask = umask(0)
        umask(mask)
        return 0o666 & ~mask
    }

    private static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let count = Foundation.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                start += count
            }
            return true
        }
    }

    private static func failure(_ name: String, _ event: String, _ code: Int32 = errno) -> ToolError {
        .rendering("\(name) \(event): \(String(cString: strerror(code))). What was there before is unchanged.")
    }
}
