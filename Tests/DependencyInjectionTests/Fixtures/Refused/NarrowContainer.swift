// expect: error: value of type 'any ListContainer' has no member 'resolve'
import DependencyInjection

protocol ItemService {}
struct StoredItems: ItemService {}
struct DetailsAssembly { let text: String }

protocol ListContainer {
    func makeItemService() -> any ItemService
    func makeDetailsAssembly(text: String) -> DetailsAssembly
}

extension Container: ListContainer {
    func makeItemService() -> any ItemService { StoredItems() }
    func makeDetailsAssembly(text: String) -> DetailsAssembly { DetailsAssembly(text: text) }
}

final class Secrets: SingletonInjectable {
    init(container: Container, args: Void) {}
}

struct ListAssembly {
    let container: any ListContainer
    func secrets() -> Secrets { container.resolve(Secrets.self) }
}
