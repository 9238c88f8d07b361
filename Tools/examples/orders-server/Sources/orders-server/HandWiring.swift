import Accounts
import Favourites
import Monitoring
import Orders
import Storage
import Web

/// Puts the same handlers together without a container, to see what that costs.
struct HandWiring: Wiring {
    private let database: Database
    private let counter = RequestCounter()
    private let sessions = Sessions<ProfileService> { ProfileService() }
    let metrics = Metrics()

    init(_ options: Options) async throws { database = try await Database(opening: options.database) }

    func withRequest(
        session: String?,
        _ operation: (any RequestContainer) async -> HTTPResponse
    ) async -> HTTPResponse {
        let profile = sessions.session(session) ?? ProfileService()
        let request = HandWiredRequest(database, counter, sessions, metrics, profile)
        let response = await operation(request)
        do { try await request.close() } catch { Log.error("A request ended with an error. \(error)") }
        return response
    }

    func shutDown() async throws {
        await sessions.close()
        await database.close()
    }
}
