// expect: error: cannot convert value of type 'String' to expected argument type 'Int'
import DependencyInjection

struct Page: PerRequestInjectable {
    init(container: Container, args: Int) {}
}

struct Site {
    @Resolvable(args: "one") var page: Page
}
