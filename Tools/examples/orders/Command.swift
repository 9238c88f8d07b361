/// What the command line asks for.
enum Command {
    case show
    case `break`
    case help
    case unknown(String)

    init(_ words: [String]) {
        switch words {
        case []: self = .show
        case ["--break"]: self = .break
        case ["--help"], ["-h"]: self = .help
        default: self = .unknown(words.joined(separator: " "))
        }
    }

    static let usage = """
        orders: a customer's orders, with everything that shows them put together by a container.

        usage: orders [--break]

          --break     build what needs itself to be built, and see the diagnosis that stops the program
          -h, --help  show this

        With DEPENDENCY_GRAPH_FILE set to a path, the run leaves a recording of what it resolved there; draw it with
        dependency-graph render RECORDING -o orders.svg
        """
}
