import Foundation
import Testing

@Suite struct BenchmarkTests {
    @Test func `a case that does not exist is refused with those that are near`() throws {
        let run = try ProgramRun("injection-benchmarks", ["--list", "--only", "cached/typ"])
        #expect(run.code == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("There is no case 'cached/typ'"))
        #expect(run.errors.contains("cached/type"))
    }

    @Test func `the list is a document with a row for each case that has a limit`() throws {
        let run = try ProgramRun("injection-benchmarks", ["--list", "--json"])
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(rows.compactMap { $0["case"] as? String }.sorted() == (try limits()).keys.sorted())
    }

    @Test func `the documentation tells what the limits say`() throws {
        let limits = try limits()
        let page = "Sources/DependencyInjection/DependencyInjection.docc/WhatItCosts.md"
        let rows = try Repository.text(of: page).split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            row.split(separator: "|").map { cell in String(cell.filter { !"`, ".contains($0) }) }
        }
        #expect(rows.map { $0[0] }.sorted() == limits.keys.sorted())
        for row in rows {
            let told = ["instructions", "locked", "retains", "allocations", "mutexes"].map { column in
                limits[row[0]]?[column].map { "\(Int($0.rounded(.toNearestOrEven)))" } ?? "none"
            }
            #expect(Array(row[1...5]) == told, "\(row[0])")
        }
    }

    @Test func `a part of a name stands for all cases that begin with it`() throws {
        let run = try ProgramRun("injection-benchmarks", ["--list", "--only", "later"])
        let names = run.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
        #expect(names == ["later/let", "later/lazy-var", "later/naive-wrapper", "later/property", "later/inlined"])
    }

    @Test func `a case runs as often as the counting script asks`() throws {
        #expect(try ProgramRun("injection-benchmarks", ["--repetitions", "--only", "register/thousand"]).code == 0)
    }

    @Test func `without valgrind the counting script says how to install it`() throws {
        let run = try CountingScript(path: "/nowhere")
        #expect(run.code == 2)
        #expect(run.errors == "error: valgrind is not installed. On Debian and Ubuntu: sudo apt-get install valgrind\n")
    }
}

/// The checked-in limits: for each case its columns.
private func limits() throws -> [String: [String: Double]] {
    let text = try Repository.text(of: "Tools/benchmarks/limits.json")
    return try JSONDecoder().decode([String: [String: Double]].self, from: Data(text.utf8))
}

/// A run of the script that counts instructions, which finds the programs of one path alone.
private struct CountingScript {
    let code: Int32
    let errors: String

    init(path: String) throws {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [Repository.root.appending(path: "Tools/benchmarks/count-instructions").path]
        process.environment = ["PATH": path]
        process.standardError = pipe
        try process.run()
        errors = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        code = process.terminationStatus
    }
}
