#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The other end of a `GraphRenderer`: reads DOT on standard input, lays it out, writes the picture to standard output.
///
/// An executable that serves as child calls `run` when its first argument is `verb`, on its main thread, where the stack
/// is large. It exits with what `run` returns.
public enum RenderingChild {
    /// The first argument of a child.
    public static let verb = "render-child"

    /// What a child exits with after it said on standard error why.
    static let failureCode: Int32 = 4

    /// Serves one request.
    ///
    /// - Parameter arguments: what follows the verb.
    /// - Returns: 0 after a picture; 4 after a message on standard error.
    public static func run(_ arguments: [String]) -> Int32 {
        guard let request = ChildRequest(arguments) else {
            return fail("\(verb) is how this program calls itself; it is of no use on a command line")
        }
        limitResources()
        endWithParent()
        do {
            // What takes a while and needs no drawing comes before the drawing, which may be on its way.
            let layout = try GraphvizLayout(for: request)
            let dot = try StandardStreams.readInput()
            try StandardStreams.writeOutput(try layout.picture(of: dot))
            return 0
        } catch {
            return fail(error.description)
        }
    }

    // The parent ends a child that takes too long. One whose parent was killed has nobody left to read its picture.
    private static func endWithParent() {
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        pthread_create(
            &thread,
            nil,
            { _ in
                var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
                while poll(&output, 1, -1) < 0 {}
                _exit(RenderingChild.failureCode)
            },
            nil
        )
    }

    // A layout recurses as deep as the graph is long, which wants stack, and a broken one may ask for all memory there is.
    private static func limitResources() {
        raiseStackLimit(to: 96 << 20)
        var memory = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
        setrlimit(resource(RLIMIT_AS), &memory)
        var core = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(resource(RLIMIT_CORE), &core)
    }

    private static func raiseStackLimit(to bytes: rlim_t) {
        var stack = rlimit()
        guard getrlimit(resource(RLIMIT_STACK), &stack) == 0, stack.rlim_cur < bytes else { return }
        stack.rlim_cur = min(bytes, stack.rlim_max)
        setrlimit(resource(RLIMIT_STACK), &stack)
    }

    private static func fail(_ message: String) -> Int32 {
        try? StandardStreams.write(Array(message.utf8), to: STDERR_FILENO)
        return failureCode
    }
}

#if canImport(Glibc)
    private func resource(_ resource: __rlimit_resource) -> __rlimit_resource_t {
        __rlimit_resource_t(resource.rawValue)
    }
#else
    private func resource(_ resource: Int32) -> Int32 { resource }
#endif
