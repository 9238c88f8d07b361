import Foundation
import Testing

@Suite struct RenderTests {
    @Test func `A recording becomes a picture in the file that is named`() throws {
        try withRecording { folder in
            let run = try ToolRun("render", "graph.json", "-o", "graph.svg", in: folder)
            #expect((run.code, run.output, run.errors) == (0, "", ""))
            let picture = try text(of: "graph.svg", in: folder)
            #expect(picture.contains("<title>Shop.A → Shop.B\nlazy, resolved 2 times\nat Shop/A.swift:3</title>"))
            #expect(picture.contains(">graph</text>"))
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                    "graph.json", "graph.svg",
                ]
            )
        }
    }

    @Test func `Standard input and standard output serve as files, also by the name of a dash`() throws {
        let run = try ToolRun("render", "-", input: recording)
        #expect(run.code == 0 && run.output.hasSuffix("</svg>\n"))
        #expect(try ToolRun("render", "-", "-o", "-", input: recording).output == run.output)
    }

    @Test(arguments: [
        ("graph.svg", "<?xml"), ("graph.html", "<!DOCTYPE html>"), ("graph.mermaid", "---\ntitle"),
        ("graph.pdf", "%PDF"), ("graph.gv", "digraph"),
        ("graph.mmd", "---\ntitle"), ("graph.dot", "digraph"), ("graph.JSON", "{"),
        ("graph.txt", "<?xml"),
    ])
    func `The format is what the suffix says, else SVG`(name: String, start: String) throws {
        try withRecording { folder in
            let run = try ToolRun("render", "graph.json", "-o", "out-\(name)", in: folder)
            let text = try text(of: "out-\(name)", in: folder)
            #expect(run.code == 0 && text.hasPrefix(start))
        }
    }

    @Test func `A named format beats the suffix`() throws {
        let run = try ToolRun("render", "-", "--format", "dot", input: recording)
        #expect(run.output.contains("digraph"))
    }

    @Test func `Several files are one picture`() throws {
        try withRecording { folder in
            try Data("digraph { a -> b }".utf8).write(to: folder.appending(path: "other.dot"))
            let run = try ToolRun("render", "graph.json", "other.dot", in: folder)
            #expect(
                run.code == 0 && run.output.contains("<title>a → b") && run.output.contains("<title>Shop.A → Shop.B")
            )
        }
    }

    @Test func `DOT of any origin is drawn, and what the tool writes it reads`() throws {
        #expect(try ToolRun("render", "-", input: Data("strict graph { a -- b }".utf8)).output.contains("<title>a → b"))
        let dot = try ToolRun("render", "-", "--format=dot", input: recording).output
        let json = try ToolRun("render", "-", "--format=json", input: Data(dot.utf8)).output
        #expect(json.contains("\"Shop.A\"") && json.contains("\"lazy\"") && json.contains("\"singleton\""))
    }

    @Test func `Title and direction are obeyed`() throws {
        let dot = try ToolRun("render", "-", "--format=dot", "--title", "My graph", "--direction=TB", input: recording)
        #expect(dot.output.hasPrefix("digraph \"My graph\"") && dot.output.contains("rankdir=TB"))
    }

    @Test func `An existing file keeps its permissions, a link stays a link`() throws {
        try withRecording { folder in
            let file = folder.appending(path: "graph.svg")
            try Data("old".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/link.svg",
                withDestinationPath: "graph.svg"
            )
            #expect(try ToolRun("render", "graph.json", "-o", "link.svg", in: folder).code == 0)
            let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.svg")
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(link == "graph.svg" && mode == 0o640)
            #expect(try text(of: "graph.svg", in: folder).hasSuffix("</svg>\n"))
        }
    }

    private func text(of name: String, in folder: URL) throws -> String {
        try String(decoding: Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }
}
