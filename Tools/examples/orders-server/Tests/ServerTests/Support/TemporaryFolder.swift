import Foundation

/// A folder for one test, gone with it.
final class TemporaryFolder {
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: "orders-server-\(UUID())")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }
}
