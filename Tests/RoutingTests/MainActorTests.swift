import DependencyInjection
import Routing
import Testing

/// A class of the main actor that all screens share, as view controllers are.
@MainActor private class View {
    required init() {}
}

@MainActor private final class WindowHost: SingletonInjectable, @MainActor NavigationHost {
    private(set) var views: [View] = []

    nonisolated init(container: Container, args: Void) {}

    var topScreen: View? { views.last }
    func present(_ screen: View, above top: View?) { views.append(screen) }
    func dismiss(_ top: View) { views.removeLast() }
    func push(_ screen: View, after top: View?) { views.append(screen) }
    func pop(_ top: View) { views.removeLast() }
}

@MainActor private final class TextModel: @MainActor PerRequestInjectable {
    let text: String
    init(container: Container, args: String) { text = args }
}

@MainActor private final class TextView: View, @MainActor ViewScreen {
    var viewModel: TextModel?
}

/// What views show: one protocol gives each of them the screen that their host handles.
private protocol ViewScreen: ViewModelHolder where Screen == View {}

extension ViewScreen where Self: View {
    var screen: View { self }
}

@Suite @MainActor struct MainActorTests {
    @Test func `a host, a screen and a view model of the main actor work there without waiting`() {
        let container = Container()
        let navigation = container.resolve(NavigationService<WindowHost>.self)
        let view = navigation.push(TextView.self, args: "one")
        container.resolve(PresenterService<WindowHost>.self).present(TextView.self, args: "two")
        #expect(view.viewModel?.text == "one")
        let views = container.resolve(WindowHost.self).views.compactMap { $0 as? TextView }
        #expect(views.map { $0.viewModel?.text } == ["one", "two"])
        navigation.pop()
        #expect(container.resolve(WindowHost.self).topScreen === view)
    }
}
