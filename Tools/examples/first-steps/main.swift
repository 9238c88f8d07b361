import DependencyInjection
import GraphRecording

protocol Greeting: Sendable { func words(for customerId: Int) -> String }

struct PlainGreeting: Greeting { func words(for customerId: Int) -> String { "Hello, customer \(customerId)." } }

final class OrdersProvider: SingletonInjectable {  // one for the program, built on first use
    init(container: Container, args: Void) {}
    func orders(of customerId: Int) -> [String] { ["tea pot", "six tea cups"] }
}

final class OrdersViewModel: PerRequestInjectable {  // a new one for each request, built from arguments
    @Resolvable private var provider: OrdersProvider  // a type that builds itself: nothing to register
    @Injected private var greeting: any Greeting  // what the program bound for the protocol
    private let customerId: Int

    init(container: Container, args: Int) { customerId = args }

    var text: String { "\(greeting.words(for: customerId)) \(provider.orders(of: customerId))" }
}

let container = Container(tracer: GraphRecorder.fromEnvironment())
container.bind((any Greeting).self, .singleton) { _ in PlainGreeting() }
print(container.resolve(OrdersViewModel.self, args: 42).text)
