import DependencyInjection

@MainActor final class ViewModel: @MainActor PerRequestInjectable {
    @Injected private var settings: Settings
    var title: String
    init(container: Container, args: String) { title = args + settings.suffix }
}

@MainActor final class Settings: SingletonInjectable {
    let suffix: String
    nonisolated init(container: Container, args: Void) { suffix = "!" }
}

@MainActor protocol Screen: Sendable {}
@MainActor final class OrdersScreen: Screen {
    init() {}
}

@MainActor func show(_ container: Container) -> ViewModel { container.resolve(ViewModel.self, args: "orders") }

func bindScreen(_ container: Container) {
    container.bind((any Screen).self, async: { _ in await OrdersScreen() })
}
