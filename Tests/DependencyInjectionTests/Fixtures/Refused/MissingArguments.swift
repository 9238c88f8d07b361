// expect: warning: 'resolve(_:file:line:)' is deprecated: pass args: the initialiser of this type needs them
import DependencyInjection

struct Page: PerRequestInjectable {
    init(container: Container, args: Int) {}
}

func show(_ container: Container) -> Page { container.resolve(Page.self) }
