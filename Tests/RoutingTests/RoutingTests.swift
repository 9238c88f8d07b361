import DependencyInjection
import Foundation
import Routing
import Testing

private typealias Navigation = NavigationService<MemoryHost>
private typealias Presenter = PresenterService<MemoryHost>

@Suite struct RoutingTests {
    private let container = Container()
    private var host: MemoryHost { container.resolve() }

    @Test func `a screen is pushed with the view model that its arguments make`() {
        let screen = container.resolve(Navigation.self).push(OrderPage.self, args: 7)
        #expect(screen.title == "article 7")
        #expect(host.titles == ["article 7"])
    }

    @Test func `screens are pushed, presented above what is seen, dismissed and popped`() {
        let (navigation, presenter) = (container.resolve(Navigation.self), container.resolve(Presenter.self))
        navigation.push(StartPage.self)
        navigation.push(OrderPage.self, args: 1)
        presenter.present(OrderPage.self, args: 2)
        navigation.push(OrderPage.self, args: 3)
        #expect(host.titles == ["start", "article 1", "^article 2", "article 3"])
        presenter.dismiss()
        #expect(host.titles == ["start", "article 1"])
        navigation.pop()
        #expect(host.titles == ["start"])
    }

    @Test func `where nothing is seen, dismiss and pop do nothing`() {
        container.resolve(Presenter.self).dismiss()
        container.resolve(Navigation.self).pop()
        #expect(host.titles == [])
    }

    @Test func `a view model that cannot be made throws, and the host shows what it showed`() throws {
        let navigation = container.resolve(Navigation.self)
        navigation.push(StartPage.self)
        let push = #expect(throws: ResolutionError.self) { try navigation.tryPush(OrderPage.self, args: -1) }
        let presentation = #expect(throws: ResolutionError.self) {
            try container.resolve(Presenter.self).tryPresent(OrderPage.self, args: -1)
        }
        for error in [push, presentation] {
            guard case .buildFailed(let cause) = error?.kind else { throw try #require(error) }
            #expect(cause is UnknownOrder)
            #expect(error?.path.first?.place.file == "RoutingTests/RoutingTests.swift")
        }
        #expect(host.titles == ["start"])
    }

    @Test func `a view model that cannot be made stops the program with the diagnosis`() async throws {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            let container = Container()
            container.resolve(Navigation.self).push(OrderPage.self, args: -1)
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("OrderModel could not be built: UnknownOrder"))
        #expect(message.contains("RoutingTests/RoutingTests.swift"))
    }

    @Test func `a substitute for the view model is shown in its place`() {
        container.replace(OrderModel.self) { container, _ in try OrderModel(container: container, args: 99) }
        #expect(container.resolve(Navigation.self).push(OrderPage.self, args: 7).title == "article 99")
    }

    @Test func `in a scope, the scope's host shows the scope's view model`() {
        container.withScope { scope in
            container.resolve(NavigationService<ScopeHost>.self).push(UserPage.self)
            let user = ObjectIdentifier(scope.resolve(User.self))
            #expect(scope.resolve(ScopeHost.self).topScreen?.title == "user of \(user)")
        }
        container.withScope { #expect($0.resolve(ScopeHost.self).topScreen == nil) }
    }
}

private final class User: PerScopeInjectable {
    init(container: Container, args: Void) {}
}

private struct UserModel: PerRequestInjectable {
    @Resolvable var user: User
    init(container: Container, args: Void) {}
}

private struct UserPage: ViewModelHolder, Page {
    var viewModel: UserModel?
    init() {}
    var title: String { viewModel.map { "user of \(ObjectIdentifier($0.user))" } ?? "empty" }
}

/// One for each scope, as a server's is.
private final class ScopeHost: PerScopeInjectable, NavigationHost {
    private let memory: MemoryHost
    init(container: Container, args: Void) { memory = MemoryHost(container: container, args: ()) }
    var topScreen: (any Page)? { memory.topScreen }
    func present(_ screen: any Page, above top: (any Page)?) { memory.present(screen, above: top) }
    func dismiss(_ top: any Page) { memory.dismiss(top) }
    func push(_ screen: any Page, after top: (any Page)?) { memory.push(screen, after: top) }
    func pop(_ top: any Page) { memory.pop(top) }
}
