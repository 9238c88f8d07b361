internal import CPlatform

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// An executable started without a shell, its standard streams tied to this process. Ended and reaped when the value ends.
struct ChildProcess: ~Copyable, Sendable {
    private let id: pid_t
    private var isReaped = false
    /// This process's ends of the child's standard streams.
    let input: Int32
    let output: Int32
    let errors: Int32

    /// Starts a child of rendering.
    init(path: String, request: ChildRequest) throws(RenderingError) {
        try self.init(path: path, arguments: [RenderingChild.verb] + request.arguments)
    }

    /// Starts an executable; the path is taken as it is, not looked up.
    init(path: String, arguments: [String]) throws(RenderingError) {
        let streams = try StreamPair.three(for: path)
        let (id, failure) = Self.spawn(path, arguments, descriptors: streams.map(\.theirs))
        for stream in streams { close(stream.theirs) }
        guard failure == 0 else {
            for stream in streams { close(stream.ours) }
            throw .childNotStarted(path: path, reason: SystemError.message(of: failure))
        }
        self.id = id
        (input, output, errors) = (streams[0].ours, streams[1].ours, streams[2].ours)
    }

    deinit {
        for descriptor in [input, output, errors] { close(descriptor) }
        guard !isReaped else { return }
        kill(id, SIGKILL)
        waitpid(id, nil, 0)
    }

    /// How the child ended; nil where it still runs at the deadline.
    mutating func end(by deadline: ContinuousClock.Instant) -> Ending? {
        var status: Int32 = 0
        while true {
            let result = waitpid(id, &status, WNOHANG)
            if result == id {
                isReaped = true
                return Ending(status: status)
            }
            // A program that ignores SIGCHLD is not told how its children end: the picture itself has to show it.
            if result < 0 && errno == ECHILD {
                isReaped = true
                return .exited(0)
            }
            guard ContinuousClock.now < deadline else { return nil }
            poll(nil, 0, 1)
        }
    }

    /// How a process ended.
    enum Ending {
        case exited(Int32)
        case killed(Int32)

        // The macros of <sys/wait.h>, which Swift does not import: the low seven bits are the signal, the next byte the code.
        init(status: Int32) {
            self = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .killed(status & 0x7f)
        }
    }

    // A child that crashes is told by its signal. Swift's own report of a crash would take most of the time that there is.
    private static var environment: [String] {
        var result: [String] = []
        var next = platform_environment()
        while let entry = next?.pointee {
            result.append(String(cString: entry))
            next = next?.successor()
        }
        return result.filter { !$0.hasPrefix("SWIFT_BACKTRACE=") } + ["SWIFT_BACKTRACE=enable=no"]
    }

    private static func spawn(_ path: String, _ arguments: [String], descriptors: [Int32]) -> (pid_t, Int32) {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var environment = environment.map { strdup($0) } + [nil]
        defer { for word in words + environment { free(word) } }
        var id: pid_t = 0
        let failure = posix_spawn(&id, path, &actions, nil, &words, &environment)
        return (id, failure)
    }
}

/// Two connected sockets that no other child inherits.
private struct StreamPair {
    let ours: Int32
    let theirs: Int32

    // Sockets rather than pipes: writing to a child that is gone gives an error there and no SIGPIPE. Descriptors 0 to 2
    // are skipped, so that no dup2 of the child overwrites an end that is still to be moved.
    init?() {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else { return nil }
        let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
        for end in ends { close(end) }
        guard moved[0] >= 0, moved[1] >= 0 else {
            for end in moved where end >= 0 { close(end) }
            return nil
        }
        (ours, theirs) = (moved[0], moved[1])
        _ = fcntl(ours, F_SETFL, fcntl(ours, F_GETFL) | O_NONBLOCK)
    }

    static func three(for path: String) throws(RenderingError) -> [StreamPair] {
        var pairs: [StreamPair] = []
        for _ in 0..<3 {
            guard let pair = StreamPair() else {
                let reason = SystemError.message
                for pair in pairs { for end in [pair.ours, pair.theirs] { close(end) } }
                throw .childNotStarted(path: path, reason: reason)
            }
            pairs.append(pair)
        }
        return pairs
    }

    #if canImport(Glibc)
        private static let stream = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
        private static let stream = SOCK_STREAM
    #endif
}
