import DependencyInjection

/// Answers the first request with the help of ten of the services.
final class RequestHandler: PerRequestInjectable {
    private let helpers: [any Numbered]

    init(container: Container, args: [any Numbered.Type]) { helpers = args.map { $0.resolved(from: container) } }

    func answer() -> String { "answered with \(helpers.count) of a thousand services" }
}

extension Numbered {
    static func bind(in container: Container) { container.bind(Self.self, .singleton) { _ in Self() } }
    static func resolved(from container: Container) -> any Numbered { container.resolve(Self.self) }
}

let services = thousandServices()
let container = Container()
for service in services { service.bind(in: container) }
print(container.resolve(RequestHandler.self, args: Array(services.prefix(10))).answer())
