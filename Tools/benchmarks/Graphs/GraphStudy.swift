import Foundation

/// Time and memory of the analysis on graphs of growing size.
struct GraphStudy {
    /// The whole check of a document may take this many times what JSONSerialization takes to parse it.
    private static let dearestCheck = 3.0

    private struct Cost {
        let step: String
        let edges: Int
        let nanoseconds: Double
        let bytes: Int?
    }

    private var costs: [Cost] = []

    init(largest: Int) {
        for edges in sequence(first: 1_000, next: { $0 * 10 }).prefix(while: { $0 <= largest }) {
            // What was written here can be read.
            do { try measure(GraphWork(edgeCount: edges)) } catch { preconditionFailure("\(error)") }
        }
    }

    private mutating func measure(_ work: GraphWork) throws {
        for step in GraphWork.steps {
            Progress.tell("\(step.name), \(work.edgeCount) edges …")
            var best = Double.infinity
            let bytes = try PeakMemory.growth { best = try Self.best(of: step.run, on: work) }
            costs.append(Cost(step: step.name, edges: work.edgeCount, nanoseconds: best, bytes: bytes))
        }
    }

    /// The least CPU time of some runs: few of what takes long.
    private static func best(of run: (GraphWork) throws -> Int, on work: GraphWork) throws -> Double {
        var best = Double.infinity
        for _ in 0..<max(3, 300_000 / work.edgeCount) {
            let start = nanosecondsNow(CLOCK_THREAD_CPUTIME_ID)
            sink(try run(work))
            best = min(best, Double(nanosecondsNow(CLOCK_THREAD_CPUTIME_ID) - start))
        }
        return best
    }

    /// A row for each step and size.
    var table: Table {
        let rows = costs.map { cost in
            [
                cost.step, "\(cost.edges)", decimal(cost.nanoseconds / 1e6, digits: 2),
                decimal(cost.nanoseconds / Double(cost.edges), digits: 0),
                growth(of: cost).map { decimal($0) } ?? "",
                cost.bytes.map { decimal(Double($0) / 1e6) } ?? "",
            ]
        }
        return Table(["step", "edges", "ms", "ns an edge", "times a tenth", "peak MB"], rows)
    }

    /// A sentence for each check that takes longer than it may. Growth is judged by instructions, which a busy machine does not change.
    var findings: [String] {
        costs.filter { $0.step == "check" }.compactMap { check in
            guard let yardstick = cost("JSONSerialization", check.edges) else { return nil }
            let ratio = check.nanoseconds / yardstick.nanoseconds
            guard ratio > Self.dearestCheck else { return nil }
            return "the check of \(check.edges) edges takes \(decimal(ratio)) times what JSONSerialization takes to "
                + "parse them; \(decimal(Self.dearestCheck)) is the limit"
        }
    }

    private func growth(of cost: Cost) -> Double? {
        self.cost(cost.step, cost.edges / 10).map { cost.nanoseconds / $0.nanoseconds }
    }

    private func cost(_ step: String, _ edges: Int) -> Cost? { costs.first { $0.step == step && $0.edges == edges } }
}
