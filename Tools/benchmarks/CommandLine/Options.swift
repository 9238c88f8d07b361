import CPlatform

/// What the command line asks for.
struct Options {
    enum Mode: String { case help, list, time, threads, repetitions, graphs }

    private(set) var mode = Mode.time
    private(set) var chosen = Benchmark.all
    private(set) var isJSON = false
    /// How many edges the largest graph has.
    private(set) var largest = 100_000

    init(_ words: [String]) throws(UsageError) {
        let vector = CStrings([Command.name] + words)
        let names = CStrings(Self.names.map(\.name))
        let rows =
            Self.names.enumerated().map { index, row in
                CPlatform.option(name: names.pointer[index], has_arg: row.hasValue ? 1 : 0, flag: nil, val: 0)
            } + [CPlatform.option()]
        platform_reset_options()
        while true {
            var index: Int32 = -1
            let found = platform_next_option(Int32(vector.count), vector.pointer, ":", rows, &index)
            if found == -1 { break }
            let word = vector[Int(platform_option_index()) - 1]
            if found == Int32(UInt8(ascii: ":")) { throw UsageError("\(word) needs a value.") }
            if found != 0 { throw Self.unknown(word) }
            try apply(Self.names[Int(index)].name, platform_option_argument().map { String(cString: $0) } ?? "")
        }
        let first = Int(platform_option_index())
        if first < vector.count { throw UsageError("'\(vector[first])' is no option; a case is named by --only.") }
    }

    private mutating func apply(_ name: String, _ value: String) throws(UsageError) {
        switch name {
        case "json": isJSON = true
        case "only": chosen = try Self.cases(named: value)
        case "largest":
            guard let edges = Int(value), edges >= 1_000 else {
                throw UsageError("--largest takes a number of edges from 1000 on, not '\(value)'.")
            }
            largest = edges
        default: mode = Mode(rawValue: name) ?? mode
        }
    }

    /// The cases that a list of names stands for; the part before the slash stands for all of its operation.
    private static func cases(named list: String) throws(UsageError) -> [Benchmark] {
        let words = list.split(separator: ",").map(String.init)
        for word in words where !Benchmark.all.contains(where: { $0.isMeant(by: word) }) {
            let names = Benchmark.all.map(\.name)
            let operations = Set(names.map { String($0.prefix { $0 != "/" }) })
            let near = NearestName.hint(for: word, among: names + operations.sorted())
            throw UsageError("There is no case '\(word)'.\(near)\(alike(word, among: names))")
        }
        return Benchmark.all.filter { benchmark in words.contains { benchmark.isMeant(by: $0) } }
    }

    /// Names that share a part with a word, where none is near as a whole.
    private static func alike(_ word: String, among names: [String]) -> String {
        let parts = word.split(separator: "/").map(String.init)
        let alike = names.filter { name in
            name.split(separator: "/").contains { part in
                parts.contains { $0 == part || NearestName.nearest(to: $0, among: [String(part)]) != nil }
            }
        }
        return alike.isEmpty ? "" : " Near: \(alike.joined(separator: ", "))."
    }

    private static func unknown(_ word: String) -> UsageError {
        let name = String(word.prefix { $0 != "=" })
        return UsageError(
            "There is no option \(name).\(NearestName.hint(for: name, among: names.map { "--\($0.name)" }))"
        )
    }

    private static let names: [(name: String, hasValue: Bool)] = [
        ("help", false), ("list", false), ("time", false), ("threads", false), ("repetitions", false),
        ("graphs", false), ("largest", true), ("only", true), ("json", false),
    ]

    static let help = """
        Measures what an operation of the container costs, beside what it would cost without one.

        usage: \(Command.name) [--time | --threads | --graphs | --list] [--only CASE,…] [--json]

          --time           CPU time of each case: median and minimum of 21 slices. This is the default.
          --threads        Throughput of two pinned threads against one.
          --graphs         Time and memory of the analysis on graphs of 1,000 edges and ten times as many, and so on.
          --largest EDGES  How far --graphs goes; 100000 unless it is given.
          --list           The cases.
          --repetitions    Runs each case a number of times and then twice as often, for count-instructions.
          --only CASE,…    These cases alone; 'cached' stands for all that begin with 'cached/'.
          --json           A JSON document in place of a table.
          --help           This text.

        Exit code: 0 done, 1 a limit of --graphs is passed, 2 the command line is wrong.
        """
}

extension Benchmark {
    fileprivate func isMeant(by word: String) -> Bool { name == word || name.hasPrefix("\(word)/") }
}
