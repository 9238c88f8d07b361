import DependencyInjection
import Routing
import Synchronization

/// What every screen of these tests can tell.
protocol Page: Sendable { var title: String { get } }

extension ViewModelHolder where Self: Page {
    var screen: any Page { self }
}

/// Shows screens by keeping them in memory: one stack, of which presented screens start a new part.
final class MemoryHost: SingletonInjectable, NavigationHost {
    private let stack = Mutex<[(page: any Page, isPresented: Bool)]>([])

    init(container: Container, args: Void) {}

    var titles: [String] { stack.withLock { $0.map { ($0.isPresented ? "^" : "") + $0.page.title } } }

    var topScreen: (any Page)? { stack.withLock { $0.last?.page } }

    func present(_ screen: any Page, above top: (any Page)?) { stack.withLock { $0.append((screen, true)) } }

    func dismiss(_ top: any Page) {
        stack.withLock { stack in
            if let presented = stack.lastIndex(where: \.isPresented) { stack.removeSubrange(presented...) }
        }
    }

    func push(_ screen: any Page, after top: (any Page)?) { stack.withLock { $0.append((screen, false)) } }

    func pop(_ top: any Page) {
        stack.withLock { stack in
            if stack.last?.isPresented == false { stack.removeLast() }
        }
    }
}
