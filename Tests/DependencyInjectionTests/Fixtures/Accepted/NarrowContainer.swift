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

struct ListAssembly {
    let container: any ListContainer
    func details(of text: String) -> DetailsAssembly { container.makeDetailsAssembly(text: text) }
}

func show(_ container: Container) -> DetailsAssembly { ListAssembly(container: container).details(of: "tea") }
