// expect: error: instance method 'replace(_:with:file:line:)' requires the types 'Int' and 'String' be equivalent
import DependencyInjection

class Page: PerRequestInjectable {
    required init(container: Container, args: Int) {}
}
class Other: PerRequestInjectable {
    required init(container: Container, args: String) {}
}

func replace(_ container: Container) { container.replace(Page.self, with: Other.self) }
