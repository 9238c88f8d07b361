import Foundation
import GraphAnalysis
import Testing

@Suite struct BaselineTests {
    @Test func `A known finding passes, a stale one is reported and the file stays`() throws {
        try withFolder { folder in
            try folder.write(Self.known, to: "known.json")
            let run = try judge("check", "-", "--baseline", "known.json", input: dot("A -> A"), in: folder)
            #expect(run.code == 0 && run.output.hasPrefix("passed: no findings"))
            #expect(run.output.contains("known by the baseline: 1\n"))
            #expect(run.output.contains("stale in the baseline, to be taken out of it:\n  cycle: B (later)\n"))
            #expect(try folder.text(of: "known.json") == Self.known)
        }
    }

    @Test func `Only a new finding fails`() throws {
        try withFolder { folder in
            try folder.write(Self.known, to: "known.json")
            let run = try judge("check", "-", "-b", "known.json", input: dot("A -> A; C -> C"), in: folder)
            #expect(run.code == 1 && run.output.hasPrefix("failed: 1 error"))
            #expect(run.output.contains("C needs itself") && !run.output.contains("A needs itself"))
        }
    }

    @Test func `A baseline that is written anew keeps reasons and drops what is stale`() throws {
        try withFolder { folder in
            try folder.write(Self.known, to: "known.json")
            let graph = dot("A -> A; C -> C; D -> E; E -> D [class=lazy]")
            let run = try judge("check", "-", "-b", "known.json", "--write-baseline", input: graph, in: folder)
            #expect(run.code == 0 && run.errors == "note: known.json accepts 2 findings\n")
            let written = try Baseline.decode(Data(contentsOf: folder.appending(path: "known.json")))
            #expect(written.entries.map(\.finding.nodes) == [["A"], ["C"]])
            #expect(written.entries.map(\.reason) == ["old", nil])
            #expect(try judge("check", "-", "-b", "known.json", input: graph, in: folder).code == 0)
        }
    }

    @Test func `A baseline that cannot be written gives exit code 4 and leaves what was there`() throws {
        try withFolder { folder in
            try folder.write(Self.known, to: "known.json/file")
            let run = try judge("check", "-", "-b", "known.json", "--write-baseline", input: dot("A"), in: folder)
            #expect(run.code == 2 && run.errors.hasPrefix("error: known.json cannot be read"))
            let other = try judge("check", "-", "-b", "no/known.json", "--write-baseline", input: dot("A"), in: folder)
            #expect(other.code == 4 && other.errors.hasPrefix("error: no/known.json could not be written"))
        }
    }

    private static let known = """
        {"format": "dependency-graph-baseline", "version": 1, "findings": [
          {"code": "cycle", "nodes": ["A"], "reason": "old"}, {"code": "cycle", "nodes": ["B"], "reason": "later"}]}

        """
}
