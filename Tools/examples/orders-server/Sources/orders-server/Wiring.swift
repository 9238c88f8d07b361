import Accounts
import Favourites
import Monitoring
import Orders
import Web

/// What the handlers of one request may ask for: the narrow containers of all features.
typealias RequestContainer = AccountsContainer & FavouritesContainer & MonitoringContainer & OrdersContainer

/// Puts together what handlers need.
protocol Wiring: Sendable {
    var metrics: Metrics { get }

    /// Runs an operation with what one request needs, and lets go of that afterwards.
    func withRequest(
        session: String?,
        _ operation: (any RequestContainer) async -> HTTPResponse
    ) async -> HTTPResponse

    /// Closes what was opened, last opened first.
    func shutDown() async throws
}
