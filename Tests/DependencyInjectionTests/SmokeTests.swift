import DependencyInjection
import Testing

private final class Leaf: SingletonInjectable { init(container: Container, args: Void) {} }

@Suite struct SmokeTests {
    @Test func `a singleton is one instance`() {
        let container = Container()
        #expect(container.resolve(Leaf.self) === container.resolve(Leaf.self))
    }
}
