import Foundation
import Testing

@Suite struct HelpTests {
    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func `The help lists every verb and the exit codes`(arguments: [String]) throws {
        let run = try ToolRun(arguments[0])
        #expect(run.code == 0 && run.errors.isEmpty)
        for part in ["render", "--version", "--completions", "Exit codes: 0 clean"] {
            #expect(run.output.contains(part))
        }
    }

    @Test func `A verb's help lists its options and examples, wherever it is asked for`() throws {
        let run = try ToolRun("render", "--help")
        for part in [
            "-o, --output FILE", "--format", "svg|", "--direction LR|TB", "Examples:", "dependency-graph render",
        ] {
            #expect(run.output.contains(part))
        }
        #expect(try ToolRun("help", "render").output == run.output)
        #expect(try ToolRun("render", "graph.json", "-h").output == run.output)
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test func `The version is told`() throws {
        #expect(try ToolRun("--version").output.hasPrefix("dependency-graph "))
    }

    @Test func `Options may be cut short, stand behind the file, and end at two dashes`() throws {
        #expect(try ToolRun("render", "-", "--form=dot", input: recording).output.hasPrefix("digraph"))
        #expect(try ToolRun("render", "--form", "json", "--", "-", input: recording).output.hasPrefix("{"))
        #expect(try ToolRun("render", "--", "--help").code == 3)
    }

    @Test func `The completions are scripts that bash accepts and that know every option`() throws {
        let script = try ToolRun("--completions", "bash").output
        let answer = try bash(
            script
                + "\nCOMP_WORDS=(dependency-graph render --dir); COMP_CWORD=2; _dependency_graph; echo ${COMPREPLY[@]}"
        )
        #expect(answer == "--direction\n")
        let values = try bash(
            script
                + "\nCOMP_WORDS=(dependency-graph render --format d); COMP_CWORD=3; _dependency_graph; echo ${COMPREPLY[@]}"
        )
        #expect(values == "dot\n")
        #expect(try ToolRun("--completions", "zsh").output.contains("bashcompinit"))
        #expect(try ToolRun("--completions", "fish").output.contains("-l direction"))
    }

    @Test func `The child's verb says that it is not for a command line`() throws {
        let run = try ToolRun("render-child")
        #expect(run.code == 4 && run.errors.contains("of no use"))
    }

    private func bash(_ script: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", script]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
