public import Web

/// Answers what is asked about orders, as a page or as JSON.
public struct OrdersHandler {
    private let container: any OrdersContainer

    public init(container: any OrdersContainer) { self.container = container }

    public func start() throws -> HTTPResponse {
        try container.showCustomers()
        return container.page.response
    }

    public func orders(of customer: some StringProtocol, _ request: HTTPRequest) throws -> HTTPResponse {
        try container.showOrders(arguments(customer, request))
        return container.page.response
    }

    public func order(_ number: some StringProtocol) throws -> HTTPResponse {
        try container.showOrderDetails(HTTPRequest.number(number, as: "an order"))
        return container.page.response
    }

    public func ordersAsJSON(of customer: some StringProtocol, _ request: HTTPRequest) throws -> HTTPResponse {
        try .json(container.makeOrders(arguments(customer, request)))
    }

    public func orderAsJSON(_ number: some StringProtocol) throws -> HTTPResponse {
        try .json(container.makeOrderDetails(HTTPRequest.number(number, as: "an order")))
    }

    private func arguments(
        _ customer: some StringProtocol,
        _ request: HTTPRequest
    ) throws -> OrdersViewModel.Arguments {
        .init(
            customerId: try HTTPRequest.number(customer, as: "a customer"),
            day: try request.values["date"].map { try Day($0) }
        )
    }
}
