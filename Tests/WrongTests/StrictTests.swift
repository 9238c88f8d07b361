import DependencyInjection
import DependencyInjectionTestKit
import Dispatch
import Testing

@Suite(.onRequest, .container(.strict) { $0.allow(Bread.self) })
struct StrictTests {
    @Test func `asks itself for the real one`() {
        _ = ContainerHolder.container.resolve(Flour.self)
    }

    @Test func `has something ask for the real one`() {
        _ = ContainerHolder.container.resolve(Bread.self).degrees
    }

    @Test(.container { $0.replace(\.oven) { ColdOven() } })
    func `replaces one of two`() {
        let bread = ContainerHolder.container.resolve(Bread.self)
        _ = bread.degrees
        bread.knead()
    }

    @Test func `asks on a queue and in a detached task`() async {
        let bread = ContainerHolder.container.resolve(Bread.self)
        await Task.detached { _ = bread.degrees }.value
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                bread.knead()
                continuation.resume()
            }
        }
    }

    @Test(arguments: [1, 2, 3])
    func `asks for one argument alone`(number: Int) {
        if number == 2 { _ = ContainerHolder.container.resolve(\.oven) }
    }

    @Test func `asks for what it may`() {
        _ = ContainerHolder.container.resolve(Bread.self)
    }

    @Test func `asks for what cannot be built`() {
        ContainerHolder.container.bind((any Oven).self) { _ in throw Burnt() }
        _ = try? ContainerHolder.container.tryResolve((any Oven).self)
    }
}
