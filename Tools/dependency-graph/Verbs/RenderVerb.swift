import Foundation
import GraphAnalysis
import GraphRendering

/// `render`: read a graph, decide what the picture shows, draw it, write it.
struct RenderVerb: Verb {
    let input: GraphFiles
    let output: OutputFile
    let format: PictureWriter.Format
    let isWatching: Bool
    let viewOptions: ViewOptions
    let pictures: PictureWriter

    func run() throws(ToolError) -> ExitCode {
        guard isWatching else {
            try render()
            return .clean
        }
        try watch(input.path ?? input.name)
    }

    private func render() throws(ToolError) {
        let pictures = try pictures.ready(for: format)
        let graph = try input.read()
        let view = try viewOptions.view(of: graph)
        let picture = try pictures.write(view, as: format)
        try output.write(picture)
    }

    // Ends when the user ends it. A recording that cannot be drawn leaves the last picture until the next one can.
    private func watch(_ path: String) throws(ToolError) -> Never {
        if format == .svg, let page = output.beside(suffix: "watch.html") {
            try page.write(Data(ReloadingPage(picture: output.name).text.utf8))
            Console.note("\(page.path ?? "") follows the picture")
        }
        var watch = FileWatch(path: path)
        while true {
            watch.waitForChange()
            do throws(ToolError) {
                try render()
                Console.note("\(input.name) is drawn")
            } catch {
                Console.report(error)
            }
        }
    }
}
