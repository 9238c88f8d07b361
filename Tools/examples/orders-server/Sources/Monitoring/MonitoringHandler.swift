public import Web

/// Tells how the server is.
public struct MonitoringHandler {
    private let container: any MonitoringContainer

    public init(container: any MonitoringContainer) { self.container = container }

    public func health() throws -> HTTPResponse {
        let report = container.health
        var response = try HTTPResponse.json(report)
        response.status = report.isHealthy ? 200 : 503
        return response
    }

    public func metrics() -> HTTPResponse { .text(container.metrics.text) }

    public func dependencyGraph() throws -> HTTPResponse {
        guard let document = try container.recording() else {
            throw HTTPError.notFound("This server records nothing: start it with --record.")
        }
        return HTTPResponse(type: "application/json", document)
    }
}
