import Foundation
import Testing

@Suite struct DocumentationTests {
    private static let catalog = "Sources/DependencyInjection/DependencyInjection.docc"

    private static let testCatalog = "Sources/DependencyInjectionTestKit/DependencyInjectionTestKit.docc"

    @Test(
        arguments: [
            "README.md", "\(catalog)/AnnotateRecordDraw.md", "\(catalog)/WholeProgram.md",
            "\(testCatalog)/DependencyInjectionTestKit.md", "\(testCatalog)/FunctionsAsDependencies.md",
        ]
    )
    func `every piece of Swift stands word for word in a program that is built`(page: String) throws {
        let programs = try ["Tools/examples", "Tests/DependencyInjectionTestKitTests/Documentation"].flatMap {
            try Repository.files(in: $0, suffix: ".swift").map(Repository.text)
        }
        let blocks = try Repository.blocks("swift", in: page)
        #expect(!blocks.isEmpty)
        for block in blocks {
            #expect(programs.contains { $0.contains(block) }, "no example has\n\(block)")
        }
    }

    @Test func `the error that the documentation explains is the one that orders prints`() throws {
        let blocks = try Repository.blocks("text", in: "\(Self.catalog)/ReadingErrors.md")
        #expect(try ProgramRun("orders", ["--break"]).errors == blocks.joined() + "\n")
    }

    @Test func `the documentation explains every kind of error`() throws {
        let source = try Repository.text(of: "Sources/DependencyInjection/Errors/ResolutionError.swift")
        let table = try Repository.text(of: "\(Self.catalog)/ReadingErrors.md")
        let kinds = try section(of: source, from: "enum Kind", to: "\n    }").matches(of: /case (\w+)/).map(\.1)
        let rows = table.matches(of: /\n\| ``ResolutionError\/Kind-swift.enum\/(\w+)/).map(\.1)
        #expect(!kinds.isEmpty)
        #expect(rows.sorted() == kinds.sorted())
    }

    @Test func `the README starts with the two commands, and both can be run`() throws {
        let commands = try #require(Repository.blocks("sh", in: "README.md").first).split(separator: "\n")
        let scripts = commands.map { $0.prefix { $0 != " " } }
        #expect(scripts == ["Tools/quickstart", "Tools/test"])
        for script in scripts {
            #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: script).path))
        }
    }

    @Test func `the README lists the verbs that the tool has, in its order`() throws {
        let help = try ProgramRun("dependency-graph", ["--help"]).output
        let readme = try Repository.text(of: "README.md")
        let verbs = try section(of: help, from: "Verbs:", to: "\n\n").matches(of: /\n  (\w+)/).map(\.1)
        let rows = try section(of: readme, from: "## The tool", to: "\n## ").matches(of: /\n\| `(\w+)/).map(\.1)
        #expect(!verbs.isEmpty)
        #expect(rows == verbs)
    }

    /// What stands between two marks.
    private func section(of text: String, from start: String, to end: String) throws -> Substring {
        let rest = text[try #require(text.firstRange(of: start)).upperBound...]
        return rest[..<(try #require(rest.firstRange(of: end)).lowerBound)]
    }
}
