import Foundation
import GraphAnalysis
import Testing

@Suite struct GraphTests {
    /// Every edge that the server's code says there is, written by hand.
    private static let expected: Set<String> = [
        // The program: what handlers ask the request's container for.
        "(program) → \\.database", "(program) → Sessions<DependencyInjection.Container>", "(program) → Metrics",
        "(program) → GraphRecorder", "(program) → ProfileService", "(program) → CurrentUser",
        "(program) → \\.customers",
        "(program) → \\.favourites", "(program) → HealthViewModel", "(program) → LiveRecording",
        "(program) → NavigationService<Web.PageHost>", "(program) → PresenterService<Web.PageHost>",
        "(program) → PageHost", "(program) → RequestID", "(program) → OrdersViewModel",
        "(program) → OrderDetailsViewModel",
        // Routing: the services own what they make.
        "NavigationService<Web.PageHost> ⤳ PageHost", "NavigationService<Web.PageHost> ⤳ CustomersViewModel",
        "NavigationService<Web.PageHost> ⤳ OrdersViewModel", "NavigationService<Web.PageHost> ⤳ FavouritesViewModel",
        "PresenterService<Web.PageHost> ⤳ PageHost", "PresenterService<Web.PageHost> ⤳ OrderDetailsViewModel",
        // The features.
        "CurrentUser → ProfileService", "CustomersViewModel → \\.customers", "OrdersViewModel → \\.customers",
        "OrdersViewModel → \\.orderBook", "OrderDetailsViewModel → \\.customers",
        "OrderDetailsViewModel → \\.orderBook",
        "\\.customers → StoredCustomers", "\\.customers → Transaction", "\\.orderBook → StoredOrders",
        "\\.orderBook → Transaction", "\\.favourites → Favourites", "\\.favourites → Transaction",
        "HealthViewModel ⇢ [HealthCheck]", "[HealthCheck] → HealthCheck#1", "HealthCheck#1 → DatabaseCheck",
        "HealthCheck#1 → Transaction", "LiveRecording ⇢ GraphRecorder",
        // What they stand on.
        "Transaction → \\.database", "\\.database → Database", "RequestID → RequestCounter",
    ]

    @Test func `the recording of a driven server has the edges of its code, live and at its end`() async throws {
        let folder = try TemporaryFolder()
        let recording = folder.url.appending(path: "graph.json")
        let server = try RunningServer(database: folder.path("orders.db"), recordingTo: recording)
        try await drive(server)
        let live = try GraphDocument.decode(Data(try await server.get("/debug/dependency-graph").text.utf8))
        #expect(Self.lines(of: live) == Self.expected)
        #expect(server.stop() == 0)
        let graph = try GraphDocument.decode(Data(contentsOf: recording))
        #expect(Self.lines(of: graph) == Self.expected)
        #expect(graph.failures.isEmpty)
    }

    /// Asks for everything once; twice for the live recording, so that it is in itself.
    private func drive(_ server: RunningServer) async throws {
        let session = try await server.post("/sign-in", "customer=42").session
        for path in ["/", "/customers/42/orders?date=2025-05-17", "/orders/1001", "/health", "/metrics"] {
            #expect(try await server.get(path).status == 200)
        }
        for path in ["/api/customers/42/orders", "/api/orders/1001", "/debug/dependency-graph"] {
            #expect(try await server.get(path).status == 200)
        }
        #expect(try await server.post("/favourites", "article=tea", session: session).status == 200)
        #expect(try await server.get("/favourites", session: session).status == 200)
        #expect(try await server.post("/sign-out", "", session: session).status == 200)
    }

    /// The edges without module names: `A → B`, lazy `⇢`, provider `⤳`.
    private static func lines(of graph: DependencyGraph) -> Set<String> {
        let arrows: [DependencyGraph.EdgeKind: String] = [.construction: "→", .lazy: "⇢", .provider: "⤳"]
        return Set(graph.edges.map { "\(short($0.from)) \(arrows[$0.kind] ?? "?") \(short($0.to))" })
    }

    private static func short(_ name: String) -> String {
        name.replacing(/^(\[?)[A-Za-z]+\./) { "\($0.1)" }.replacing(/^Dependencies\./, with: "\\.")
    }
}
