import Foundation
import GraphRendering

extension GraphRenderer {
    /// The renderer whose child is this tool.
    static func tool(timeLimit: Duration = .seconds(10)) -> GraphRenderer {
        GraphRenderer(
            child: Bundle.main.executablePath ?? CommandLine.arguments[0],
            timeLimit: timeLimit,
            plugins: ProcessInfo.processInfo.environment["DEPENDENCY_GRAPH_PLUGINS"]
        )
    }
}
