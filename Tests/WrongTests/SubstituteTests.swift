import DependencyInjection
import DependencyInjectionTestKit
import Testing

@Suite(.onRequest)
struct SubstituteTests {
    @Test(.container(.everySubstituteIsUsed) { $0.replace(\.oven) { ColdOven() } })
    func `replaces what nobody asks for`() {
        _ = ContainerHolder.container.resolve(Bread.self)
    }

    @Test(
        .container {
            $0.replace(\.oven) { RealOven() }
            $0.replace(\.oven) { ColdOven() }
        }
    )
    func `replaces twice and is warned`() {
        #expect(ContainerHolder.container.resolve(\.oven).degrees == 20)
    }

    @Test(.container { _ in throw Burnt() })
    func `has a set-up that throws`() {}

    @Test(.container(.everySubstituteIsUsed) { $0.replace(\.oven) { ColdOven() } })
    func `makes another container current by hand`() {
        ContainerHolder.withContainer(Container()) { _ = ContainerHolder.container.resolve(\.oven) }
    }
}
