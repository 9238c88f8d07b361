internal import CGraphviz
internal import Synchronization

/// The one door to libcgraph: the library keeps its errors and its parser in globals, so that two threads must never be in it.
enum CGraphLibrary {
    private static let door = Mutex<Void>(())
    private static let pieces = Mutex<String>("")

    /// Runs a body alone in the library and returns its result with every message that the library gave meanwhile.
    static func exclusively<Result: Sendable>(_ body: () -> Result) -> (result: Result, messages: [String]) {
        door.withLock { _ in
            startCollecting()
            let result = body()
            return (result, collectedMessages())
        }
    }

    /// Takes the library's messages from standard error into a list, from now on.
    static func startCollecting() {
        pieces.withLock { $0 = "" }
        _ = agerrors()  // reading the count resets it
        _ = agseterrf { piece in
            guard let piece else { return 0 }
            CGraphLibrary.collect(String(cString: piece))
            return 0
        }
    }

    /// What the library said since collecting began, one entry a line.
    static func collectedMessages() -> [String] {
        pieces.withLock { text in text.split(separator: "\n").map(String.init) }
    }

    // One message comes in several pieces and ends with a newline.
    private static func collect(_ piece: String) {
        pieces.withLock { $0 += piece }
    }
}
