public import DependencyInjection
public import Routing
internal import Synchronization

/// Shows screens on the page that answers one HTTP request: what is presented stands above what was pushed before.
public final class PageHost: PerScopeInjectable, NavigationHost {
    private let stack = Mutex<[Shown]>([])

    private struct Shown: HTMLScreen, Sendable {
        let title: String
        let content: HTML
    }

    public convenience init(container: Container, args: Void) { self.init() }

    public init() {}

    public var topScreen: (any HTMLScreen)? { stack.withLock { $0.last } }

    public func present(_ screen: any HTMLScreen, above top: (any HTMLScreen)?) { add(screen) }

    public func dismiss(_ top: any HTMLScreen) { stack.withLock { _ = $0.popLast() } }

    public func push(_ screen: any HTMLScreen, after top: (any HTMLScreen)?) { add(screen) }

    public func pop(_ top: any HTMLScreen) { stack.withLock { _ = $0.popLast() } }

    private func add(_ screen: any HTMLScreen) {
        let shown = Shown(title: screen.title, content: screen.content)
        stack.withLock { $0.append(shown) }
    }

    /// The page with all that is shown, the topmost first.
    public var response: HTTPResponse {
        let shown: [Shown] = stack.withLock { $0.reversed() }
        let sections = shown.map { "<section><h1>\($0.title)</h1>\($0.content)</section>" as HTML }
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>\(shown.first?.title ?? "")</title>
            <style>body{font-family:sans-serif;max-width:45em;margin:2em auto}td{padding:.2em 1em .2em 0}</style></head>
            <body><nav><a href="/">Customers</a> · <a href="/favourites">Favourites</a></nav>
            \(sections)</body>
            </html>

            """
        return .html(page.description)
    }
}
