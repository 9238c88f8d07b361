/// Answers the first request with the help of ten of the services.
final class RequestHandler {
    private let helpers: [any Numbered]

    init(_ helpers: [any Numbered]) { self.helpers = helpers }

    func answer() -> String { "answered with \(helpers.count) of a thousand services" }
}

let services = thousandServices()
print(RequestHandler(services.prefix(10).map { $0.init() }).answer())
