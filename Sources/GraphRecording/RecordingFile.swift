import Foundation

/// The file that the environment names.
struct RecordingFile: Sendable {
    /// Where the recording goes: the name with the process id in place of each `%p`.
    let path: String

    init(name: String, process: Int32 = ProcessInfo.processInfo.processIdentifier) {
        path = name.replacingOccurrences(of: "%p", with: String(process))
    }
}

/// Names a recording.
enum RecordingIdentity {
    /// 16 hexadecimal digits.
    static func random() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Why a recording was not written.
public enum RecordingError: Error, CustomStringConvertible {
    /// The environment names no file.
    case noFile
    /// The file cannot be written, for this reason of the system's.
    case unwritable(String, reason: String)

    public var description: String {
        switch self {
        case .noFile: "The recording has no file: set DEPENDENCY_GRAPH_FILE, or write(to:) a path."
        case .unwritable(let path, let reason):
            "The recording was not written to \(path): \(reason). Name a file in a folder that exists and can be written."
        }
    }

    static func reason(of error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard
            let code = (underlying ?? error as NSError).domain == NSPOSIXErrorDomain
                ? (underlying ?? error as NSError).code : nil
        else { return error.localizedDescription }
        return String(cString: strerror(Int32(code)))
    }
}
