// expect: error: cannot convert value of type 'String' to expected argument type 'Int'
import DependencyInjection

struct Page: PerRequestInjectable {
    init(container: Container, args: Int) {}
}

func show(_ container: Container) -> Page { container.resolve(Page.self, args: "one") }
