import Accounts
import DependencyInjection
import GraphRecording
import Monitoring
import Storage
import Web

/// Has the container put everything together: one scope for each request, within that of its session.
struct ContainerWiring: Wiring {
    private let container: Container
    private let sessions: Sessions<Container>
    let metrics: Metrics

    /// Binds what the program chooses, and builds ahead what is built by waiting.
    init(_ options: Options, recorder: GraphRecorder?) async throws {
        container = Container(tracer: recorder)
        ContainerHolder.container = container
        container.bind(
            \.database,
            .singleton,
            async: { [path = options.database] _ in try await Database(opening: path) }
        )
        container.provide(Sessions(of: container))
        container.contribute(to: (any HealthCheck).self) { DatabaseCheck(in: $0.resolve(Transaction.self)) }
        if let recorder { container.provide(recorder) }
        try await container.warmUp()
        sessions = container.resolve()
        metrics = container.resolve()
    }

    func withRequest(
        session: String?,
        _ operation: (any RequestContainer) async -> HTTPResponse
    ) async -> HTTPResponse {
        await (sessions.session(session) ?? container).withScope { await operation($0) }
    }

    func shutDown() async throws { try await container.shutdown() }
}
