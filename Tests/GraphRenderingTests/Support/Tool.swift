import Foundation
import GraphRendering

/// The built tool, which serves as child: it lies beside the tests' own executable.
enum Tool {
    static let path: String = {
        let own = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
        let folder = own.pathExtension == "xctest" ? own.deletingLastPathComponent() : own
        return folder.appending(path: "dependency-graph").path
    }()

    static let renderer = GraphRenderer(child: path, timeLimit: .seconds(60))
}

extension GraphRenderer {
    /// A renderer with a few lines of shell in the place of the tool.
    static func child(_ name: String, limit: Duration = .seconds(60)) -> GraphRenderer {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return GraphRenderer(child: folder.appending(path: "Children/\(name)").path, timeLimit: limit)
    }
}
