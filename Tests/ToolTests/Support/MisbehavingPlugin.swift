import Foundation
import Testing

/// A folder of plug-ins for libgraphviz that end or stop the process which loads them.
enum MisbehavingPlugin {
    /// What the plug-ins do.
    enum Way: String, CaseIterable {
        case crash, exit, hang
        case exhaustMemory = "exhaust memory"
    }

    /// What makes the tool use them.
    static func environment(_ way: Way, fifo: URL? = nil) throws -> [String: String] {
        let environment = ["DEPENDENCY_GRAPH_PLUGINS": try folder.get().path, "MISBEHAVIOUR": way.rawValue]
        guard let fifo else { return environment }
        return environment.merging(["MISBEHAVIOUR_FIFO": fifo.path]) { $1 }
    }

    // Compiled once, into a folder that the next run of the tests uses again.
    private static let folder = Result {
        let folder = ToolRun.tool.deletingLastPathComponent().appending(path: "misbehaving-plugins")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Plugins/misbehaving.c")
        for name in ["libgvplugin_dot_layout.so", "libgvplugin_neato_layout.so"] {
            let compiler = try Process.run(
                URL(filePath: "/usr/bin/env"),
                arguments: ["clang", "-shared", "-fPIC", source.path, "-o", folder.appending(path: name).path]
            )
            compiler.waitUntilExit()
            try #require(compiler.terminationStatus == 0)
        }
        return folder
    }
}
