import CGetopt
import Foundation

/// What the command line asks for.
struct Options {
    var address = "127.0.0.1"
    var port: UInt16 = 8080
    var database = "orders.db"
    var isWiredByHand = false
    var isRecording = false
    var isHelp = false

    /// Why a command line cannot be read.
    struct UsageError: Error { let description: String }

    private static let names: [(name: String, hasValue: Bool)] = [
        ("address", true), ("port", true), ("database", true), ("by-hand", false), ("record", false), ("help", false),
    ]

    /// Reads the arguments of the program, its name first.
    init(_ words: [String]) throws(UsageError) {
        var words: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        let names = Self.names.map { strdup($0.name) }
        defer { for copy in words + names { free(copy) } }
        let rows =
            zip(Self.names, names).map { option(name: $1, has_arg: $0.hasValue ? 1 : 0, flag: nil, val: 0) } + [
                option()
            ]
        while true {
            var index: Int32 = 0
            let found = getopt_long(Int32(words.count - 1), &words, "h", rows, &index)
            switch found {
            case -1:
                if option_index() < words.count - 1 { throw UsageError(description: "An argument is too much.") }
                return
            case 0: try apply(Self.names[Int(index)].name, option_argument().map { String(cString: $0) } ?? "")
            case Int32(UInt8(ascii: "h")): isHelp = true
            // getopt_long has said what is wrong.
            default: throw UsageError(description: "")
            }
        }
    }

    private mutating func apply(_ name: String, _ value: String) throws(UsageError) {
        switch name {
        case "address": address = value
        case "database": database = value
        case "by-hand": isWiredByHand = true
        case "record": isRecording = true
        case "help": isHelp = true
        default:
            guard let port = UInt16(value) else {
                throw UsageError(description: "--port takes a number from 0 to 65535, not '\(value)'.")
            }
            self.port = port
        }
    }

    static let help = """
        orders-server: a shop's customers and orders over HTTP, put together by a container.

        usage: orders-server [--port PORT] [--database FILE] [--address ADDRESS] [--record] [--by-hand]

          --port PORT        where to listen; 8080 unless it is given, 0 for a port that is free
          --database FILE    the SQLite file, made where it is missing; orders.db unless it is given
          --address ADDRESS  the IPv4 address to listen on; 127.0.0.1 unless it is given
          --record           records what the container resolves, for GET /debug/dependency-graph
          --by-hand          puts the same handlers together without the container, to compare
          -h, --help         this text

        With DEPENDENCY_GRAPH_FILE set to a path it records too, and leaves the recording there when it ends. SIGTERM and SIGINT let it answer
        what was begun; a second one ends it at once. Exit code: 0 ended, 1 ended with requests unanswered, 2 the command line or the
        address cannot be used, 3 the database cannot be used.
        """
}
