// expect: error: type 'Page' does not conform to protocol 'Injectable'
import DependencyInjection

final class Page: SingletonInjectable {
    init(container: Container, args: Int) {}
}
