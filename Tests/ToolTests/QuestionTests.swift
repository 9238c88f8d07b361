import Foundation
import GraphAnalysis
import Testing

/// The verbs that answer a question: `cycles`, `why`, `stats`, `explain`.
@Suite struct QuestionTests {
    @Test func `Without cycles there is one line and exit code 0`() throws {
        let run = try judge("cycles", "-", input: dot("A -> B; B -> A [class=lazy]"))
        #expect((run.code, run.output, run.errors) == (0, "no cycles\n", ""))
        #expect(
            try judge(
                "cycles",
                "-",
                "--kind",
                "lazy",
                "--kind",
                "construction",
                input: dot("A -> B; B -> A [class=lazy]")
            ).code == 1
        )
    }

    @Test func `Cycles come shortest first, and the fewest edges to cut last`() throws {
        let run = try judge("cycles", "-", input: dot("A -> B -> C -> A; C -> D -> C; E -> E"))
        #expect(
            run.code == 1
                && run.output.hasPrefix("3 cycles, shortest first\n\n1: 1 edge\n    E\n    → E\n\n2: 2 edges\n    C")
        )
        #expect(run.output.contains("cut so that no cycle is left: 3\n"))
    }

    @Test func `A complete graph of twelve is answered, and a list that is cut says so`() throws {
        let names = (1...12).map { "N\($0)" }
        let edges = names.flatMap { from in names.filter { $0 != from }.map { "\(from) -> \($0);" } }
        let input = dot(edges.joined())
        let cover = try judge("cycles", "-", input: input)
        #expect(cover.code == 1 && cover.output.hasPrefix("66 cycles, shortest first\n"))
        #expect(cover.output.contains("the fewest edges to cut so that no cycle is left: 66\n"))
        let all = try judge("cycles", "--all", "--limit", "100", "-", input: input)
        #expect(
            all.output.hasPrefix(
                "100 cycles, shortest first\nthe list is cut: there are more cycles of over 2 edges than"
            )
        )
        let whole = try judge("cycles", "--all", "-", input: dot("A -> B -> A; B -> C -> A"))
        #expect(whole.output.hasPrefix("2 cycles, shortest first\n\n1"))
    }

    @Test func `The shortest chain is shown with places, and how many others there are`() throws {
        let graph = drawn("Shop.A -> Shop.B -> Core.D, Shop.A -> Shop.C -> Core.D, Core.D -> Core.E")
        let run = try judge("why", "A", "E", "-", input: GraphDocument.encode(graph))
        let lines = """
            Shop.A
            → Shop.B  Shop.A/File.swift:1
            → Core.D  Shop.B/File.swift:2
            → Core.E  Core.D/File.swift:5
            3 edges, 1 other chain of this length

            """
        #expect((run.code, run.output) == (0, lines))
        let back = try judge("why", "E", "A", "-", input: GraphDocument.encode(graph))
        #expect((back.code, back.output) == (0, "Core.E does not need Shop.A\n"))
    }

    @Test func `A chain follows the kinds that are named`() throws {
        let graph = dot("A -> B [class=lazy]; A -> C -> B")
        #expect(
            try judge("why", "A", "B", "-", input: graph).output == "A\n⇢ B\n1 edge, the only chain of this length\n"
        )
        #expect(try judge("why", "A", "B", "-", "--kind=construction", input: graph).output.hasPrefix("A\n→ C\n→ B\n"))
    }

    @Test func `A name that may be several is answered with their list, an unknown one with the nearest`() throws {
        let graph = dot("\"Net.Client\" -> \"Db.Client\" -> \"Net.Server\"")
        let several = try judge("why", "Client", "Server", "-", input: graph)
        #expect(several.code == 2 && several.output.isEmpty)
        #expect(several.errors == "error: 'Client' may be any of Db.Client, Net.Client. Name one of them.\n")
        #expect(try judge("why", "Net.Client", "Server", "-", input: graph).output.contains("2 edges"))
        let unknown = try judge("why", "Net.Client", "Sever", "-", input: graph)
        #expect(unknown.code == 2 && unknown.errors == "error: there is no node 'Sever'. Did you mean 'Server'?\n")
    }

    @Test func `Every code has a page, and an unknown one is answered with the nearest`() throws {
        for code in Finding.Code.builtIn {
            let run = try judge("explain", code.rawValue)
            #expect(run.code == 0 && run.output.hasPrefix("\(code.rawValue)\n\n") && run.output.count > 150)
            #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
        let run = try judge("explain", "cicle")
        #expect(run.code == 2 && run.errors.contains("Did you mean 'cycle'? There are captive, cycle, "))
        #expect(try judge("explain").code == 2)
    }

    @Test(arguments: [
        ["cycles"], ["cycles", "-", "--limit", "3"], ["cycles", "-", "--all", "--limit", "0"], ["why", "A", "-"],
        ["why"],
        ["cycles", "-", "--kind", "soft"], ["stats", "-", "--format", "xml"], ["stats", "-", "--top", "-1"], ["merge"],
        ["diff", "-"], ["diff", "-", "-"], ["diff", "a", "b", "c"], ["diff", "-", "x", "--slow-factor", "0"],
        ["merge", "-", "-"],
    ])
    func `A wrong command line gives exit code 2 and one message`(arguments: [String]) throws {
        let run = try ToolRun(arguments, input: dot("A"))
        #expect(run.code == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: ") && run.errors.split(separator: "\n").count == 1)
    }
}
