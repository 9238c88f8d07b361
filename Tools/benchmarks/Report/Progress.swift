import Foundation

/// What is going on, told on standard error: the results have standard output to themselves.
enum Progress {
    static func tell(_ text: String) {
        // There is nobody left to tell where standard error is closed.
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }

    /// Runs a body, and says so before.
    static func during<Result>(_ activity: String, _ body: () -> Result) -> Result {
        tell("\(activity) …")
        return body()
    }
}
