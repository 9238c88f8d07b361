import Foundation

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

    /// The error for what Foundation threw.
    init(_ error: any Error, writing path: String) {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        let code = Self.systemCode(of: cause)
        self = .unwritable(path, reason: code.map { String(cString: strerror($0)) } ?? error.localizedDescription)
    }

    /// Foundation tells of a folder that is missing in words of its own.
    private static func systemCode(of error: NSError) -> Int32? {
        if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
        return error.code == CocoaError.fileNoSuchFile.rawValue ? ENOENT : nil
    }
}
