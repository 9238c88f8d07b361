public import DependencyInjection
internal import Synchronization
internal import Web

/// The open sessions, by the token in their cookie. The oldest goes where there are too many.
public final class Sessions<Session: Sendable>: Closeable {
    private let state = Mutex(State())
    private let limit: Int
    private let make: @Sendable () -> Session?

    private struct State {
        var sessions: [String: Session] = [:]
        var order: [String] = []
    }

    /// - Parameter make: Makes a session; nil where the program is ending.
    public init(limit: Int = 1_000, make: @escaping @Sendable () -> Session?) {
        self.limit = limit
        self.make = make
    }

    /// Opens a session.
    ///
    /// - Returns: The session, and its token of 128 random bits.
    public func open() throws -> (session: Session, token: String) {
        guard let session = make() else { throw HTTPError.unavailable("The server is ending.") }
        let halves = [UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max)]
        let token = halves.map { String($0, radix: 36) }.joined(separator: "-")
        state.withLock { state in
            state.sessions[token] = session
            state.order.append(token)
            if state.order.count > limit { state.sessions[state.order.removeFirst()] = nil }
        }
        return (session, token)
    }

    public func session(_ token: String?) -> Session? {
        token.flatMap { token in state.withLock { $0.sessions[token] } }
    }

    public func end(_ token: String?) {
        guard let token else { return }
        state.withLock { state in
            state.sessions[token] = nil
            state.order.removeAll { $0 == token }
        }
    }

    /// Ends all sessions.
    public func close() async { state.withLock { $0 = State() } }
}

extension Sessions<Container> {
    /// Sessions that are scopes of a program's container, each with a profile service of its own.
    public convenience init(of program: Container) {
        // The program owns its container; holding it here would keep both for ever.
        self.init { [weak program] in
            let session = program?.makeScope()
            session?.bind(ProfileService.self, .singleton) { ProfileService(container: $0, args: ()) }
            return session
        }
    }
}
