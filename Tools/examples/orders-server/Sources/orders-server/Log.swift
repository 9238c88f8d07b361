import Foundation

/// Says something on standard error.
enum Log {
    static func error(_ message: String) {
        FileHandle.standardError.write(Data("orders-server: \(message)\n".utf8))
    }
}
