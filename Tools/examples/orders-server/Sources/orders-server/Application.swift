import Accounts
import Favourites
import Foundation
import Monitoring
import Orders
import Web

/// Finds the handler of each request, and turns what it throws into an answer.
struct Application<W: Wiring>: Sendable {
    let wiring: W

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let start = ContinuousClock.now
        let response = await wiring.withRequest(session: request.session) { container in
            var response: HTTPResponse
            do { response = try await answer(to: request, container) } catch {
                response = HTTPResponse(HTTPError(error))
            }
            response.headers.append(("X-Request-ID", container.requestID.description))
            return response
        }
        wiring.metrics.count(status: response.status, after: .now - start)
        return response
    }

    private func answer(to request: HTTPRequest, _ container: any RequestContainer) async throws -> HTTPResponse {
        let path = request.path.split(separator: "/").map(String.init)
        return switch request.method {
        case "GET", "HEAD": try await read(path, request, container)
        case "POST": try await write(path, request, container)
        default: throw HTTPError(status: 405, "\(request.method) is not understood here: GET, HEAD and POST are.")
        }
    }

    private func read(
        _ path: [String],
        _ request: HTTPRequest,
        _ container: any RequestContainer
    ) async throws -> HTTPResponse {
        let orders = OrdersHandler(container: container)
        let monitoring = MonitoringHandler(container: container)
        let count = path.count
        switch (path.first, count) {
        case (nil, _): return try orders.start()
        case ("customers", 3) where path[2] == "orders": return try orders.orders(of: path[1], request)
        case ("orders", 2): return try orders.order(path[1])
        case ("api", 4) where path[1] == "customers" && path[3] == "orders":
            return try orders.ordersAsJSON(of: path[2], request)
        case ("api", 3) where path[1] == "orders": return try orders.orderAsJSON(path[2])
        case ("favourites", 1): return try await FavouritesHandler(container: container).list()
        case ("api", 2) where path[1] == "favourites":
            return try await FavouritesHandler(container: container).listAsJSON()
        case ("profile", 1): return try AccountsHandler(container: container).profile()
        case ("health", 1): return try monitoring.health()
        case ("metrics", 1): return monitoring.metrics()
        case ("debug", 2) where path[1] == "dependency-graph": return try monitoring.dependencyGraph()
        default: throw HTTPError.notFound("There is nothing at \(request.path).")
        }
    }

    private func write(
        _ path: [String],
        _ request: HTTPRequest,
        _ container: any RequestContainer
    ) async throws -> HTTPResponse {
        let accounts = AccountsHandler(container: container)
        return switch path {
        case ["sign-in"]: try accounts.signIn(request)
        case ["profile"]: try accounts.updateProfile(request)
        case ["sign-out"]: try accounts.signOut(request)
        case ["favourites"]: try await FavouritesHandler(container: container).toggle(request)
        default: throw HTTPError.notFound("There is nothing to POST to at \(request.path).")
        }
    }
}
