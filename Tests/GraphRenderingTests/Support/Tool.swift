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
