import Foundation
import PackagePlugin

/// `swift package dependency-graph VERB …` in a package that depends on this one: runs the tool in the package's folder.
///
/// SwiftPM ends with an exit code of its own where the tool fails, and gives the tool no standard input. On macOS its sandbox lets
/// a command write files only with `swift package --allow-writing-to-directory DIR dependency-graph …`.
@main
struct DependencyGraphCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "dependency-graph").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw ToolEnd(code: process.terminationStatus)
        }
    }
}

/// What SwiftPM is told where the tool did not end clean.
private struct ToolEnd: Error, CustomStringConvertible {
    let code: Int32

    var description: String { "dependency-graph ended with exit code \(code)" }
}
