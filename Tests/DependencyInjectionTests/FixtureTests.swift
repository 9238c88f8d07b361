import Foundation
import Testing

/// A file that the compiler must take or refuse. A comment on its first line says with which message, or which flags it needs.
private struct Fixture: CustomTestStringConvertible {
    let file: URL

    var testDescription: String { file.lastPathComponent }

    /// The fixtures of a folder, by name.
    static func all(in folder: String) -> [Fixture] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(folder)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []
        return names.sorted().map { Fixture(file: url.appending(path: $0)) }
    }

    func note(_ key: String) throws -> String? {
        let prefix = "// \(key): "
        let line = try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" }
        return line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }

    /// What the compiler says of the file, against the module that is tested.
    func compile() throws -> (isAccepted: Bool, output: String) {
        // Beside the test bundle, which is the running program.
        let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let flags = try note("flags")?.split(separator: " ").map(String.init) ?? []
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path()]
            + ["-Xcc", "-fmodule-map-file=\(products.appending(path: "CPlatform.build/module.modulemap").path())"]
            + flags + [file.path()]
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus == 0, text)
    }
}

/// What the compiler keeps from going wrong.
@Suite struct FixtureTests {
    @Test(arguments: Fixture.all(in: "Accepted"))
    fileprivate func `what is documented as legal compiles without a warning`(fixture: Fixture) throws {
        let (isAccepted, output) = try fixture.compile()
        #expect(isAccepted && output.isEmpty, "\(output)")
    }

    @Test(arguments: Fixture.all(in: "Refused"))
    fileprivate func `what cannot be meant is refused with a useful message`(fixture: Fixture) throws {
        let expected = try #require(try fixture.note("expect"))
        let (isAccepted, output) = try fixture.compile()
        #expect(output.contains(expected), "\(output)")
        #expect(isAccepted == expected.hasPrefix("warning"))
    }
}
