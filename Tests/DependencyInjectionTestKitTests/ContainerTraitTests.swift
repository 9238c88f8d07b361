import DependencyInjection
import DependencyInjectionTestKit
import Testing

private var container: Container { ContainerHolder.container }

@Suite(
    .container {
        $0.replace(\.clock) { FixedClock(1) }
        $0.replace(Stock.self) { Stock(pieces: 1) }
    }
)
struct ContainerTraitTests {
    @Test func `a test has what its suite replaces`() {
        #expect(container.resolve(Order.self).day == 1)
        #expect(container.resolve(Order.self).pieces == 1)
    }

    @Test(.container { $0.replace(\.clock) { FixedClock(2) } })
    func `a test adds to its suite, and wins without a warning`() {
        #expect(container.resolve(Order.self).day == 2)
        #expect(container.resolve(Order.self).pieces == 1)
    }

    @Test(
        .container { $0.replace(\.clock) { FixedClock(2) } },
        .container { $0.replace(\.clock) { FixedClock(3) } }
    )
    func `of two traits the later one wins`() { #expect(container.resolve(Order.self).day == 3) }

    @Suite(.container { $0.replace(\.clock) { FixedClock($0.resolve(Stock.self).pieces + 10) } })
    struct Inner {
        @Test func `a suite inside a suite adds up`() { #expect(container.resolve(Order.self).day == 11) }

        @Test(.container { $0.replace(Stock.self) { Stock(pieces: 5) } })
        func `the innermost set-up is met by those around it`() { #expect(container.resolve(Order.self).day == 15) }
    }

    @Test func `a test may replace further, and wins without a warning`() throws {
        let mock = try #require(ContainerMock.current)
        mock.replace(\.clock) { FixedClock(4) }
        #expect(container.resolve(Order.self).day == 4)
        #expect(mock.resolutions(of: \.clock).count == 1)
    }

    @Test(arguments: 1...20)
    func `each argument has a container of its own`(number: Int) throws {
        let mock = try #require(ContainerMock.current)
        #expect(mock.resolvedDependencies.isEmpty)
        mock.replace(\.clock) { FixedClock(number) }
        #expect(container.resolve(Order.self).day == number)
        #expect(mock.resolutions(of: Order.self).count == 1)
    }

    @Test(.container { try await $0.container.warmUp(\.clock) })
    func `a set-up may wait`() throws {
        #expect(try !#require(ContainerMock.current).resolutions(of: \.clock).isEmpty)
    }

    @MainActor @Test func `a test of the main actor has it too`() async {
        #expect(container.resolve(Order.self).day == 1)
        #expect(await Task { container.resolve(Order.self).day }.value == 1)
    }
}

@Suite struct NoTraitTests {
    @Test func `without the trait no mock is current`() { #expect(ContainerMock.current == nil) }
}

@Suite(.container { $0.replace(\.clock) { FixedClock(1) } })
struct ContainerByHandTests {
    @Test func `a container made current by hand is current for its operation alone`() throws {
        let mock = try #require(ContainerMock.current)
        let other = Container()
        ContainerHolder.withContainer(other) {
            #expect(container == other)
            #expect(container.resolve(\.clock).day == 0)
        }
        #expect(mock.resolvedDependencies.isEmpty)
        #expect(container == mock.container)
        #expect(container.resolve(\.clock).day == 1)
    }

    @Test func `setting the process's container is not seen by the test, and not undone`() async {
        await #expect(processExitsWith: .success) {
            let other = Container()
            withTestContainer { mock in
                ContainerHolder.container = other
                precondition(ContainerHolder.container == mock.container)
            }
            precondition(ContainerHolder.container == other)
        }
    }

    @Test func `a scope of the container has the substitutes too`() {
        container.withScope { scope in
            #expect(ContainerHolder.container == scope)
            #expect(scope.resolve(Order.self).day == 1)
        }
    }
}
