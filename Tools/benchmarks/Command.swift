import Foundation

/// The way from a command line to an exit code.
enum Command {
    static let name = "injection-benchmarks"

    /// Does what the arguments ask for: 0 done, 1 a limit is passed, 2 the command line is wrong.
    static func run(_ words: [String]) -> Int32 {
        do throws(UsageError) {
            let options = try Options(words)
            switch options.mode {
            case .help: print(Options.help)
            case .list: list(options)
            case .time: time(options)
            case .threads: threads(options)
            case .repetitions: repeatTwice(options)
            case .graphs: return graphs(options)
            }
            return 0
        } catch {
            Progress.tell("error: \(error.message)")
            return 2
        }
    }

    private static func list(_ options: Options) {
        let rows = options.chosen.map { [$0.name, "\($0.repetitions)", $0.summary] }
        show(Table(["case", "repetitions", "what it does"], rows), options)
    }

    private static func time(_ options: Options) {
        let rows = options.chosen.map { benchmark in
            let times = Progress.during(benchmark.name) { TimeMeasurement(of: benchmark.prepare()) }
            return [benchmark.name, decimal(times.median), decimal(times.minimum)]
        }
        show(Table(["case", "median ns", "minimum ns"], rows), options)
    }

    private static func threads(_ options: Options) {
        let rows = ContendedBenchmark.all.map { benchmark in
            let scaling = Progress.during(benchmark.name) { Scaling(of: benchmark) }
            return [benchmark.name, decimal(scaling.alone), decimal(scaling.ratio, digits: 2), benchmark.summary]
        }
        show(Table(["case", "million a second alone", "two threads", "what each thread does"], rows), options)
    }

    /// For a tool that counts: each case a number of times, and then twice as often, with `benchmark_section` called around each part.
    private static func repeatTwice(_ options: Options) {
        keepSecondThread()
        for benchmark in options.chosen {
            let run = benchmark.prepare()
            run(min(2, benchmark.repetitions))
            markSection()
            run(benchmark.repetitions)
            markSection()
            run(2 * benchmark.repetitions)
            markSection()
        }
    }

    private static func graphs(_ options: Options) -> Int32 {
        let study = GraphStudy(largest: options.largest)
        show(study.table, options)
        for finding in study.findings { Progress.tell(finding) }
        return study.findings.isEmpty ? 0 : 1
    }

    private static func show(_ table: Table, _ options: Options) { print(options.isJSON ? table.json : table.text) }
}
