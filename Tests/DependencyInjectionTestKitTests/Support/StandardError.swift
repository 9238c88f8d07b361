import Foundation

/// Standard error, for `print(…, to:)`.
struct StandardError: TextOutputStream {
    mutating func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// Made anew for each use, since it holds nothing.
var standardError: StandardError {
    get { StandardError() }
    set {}
}
