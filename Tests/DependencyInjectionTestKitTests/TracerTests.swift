import DependencyInjection
import DependencyInjectionTestKit
import Testing

@Suite struct TracerTests {
    private static let told = Told()

    @Test(.container(tracer: told) { $0.replace(\.clock) { FixedClock() } })
    func `what no type asks for is the test's, everything else stays as it is`() {
        let order = ContainerHolder.container.resolve(Order.self)
        _ = order.day
        #expect(Self.told.names == ["Order", "\\.clock"])
        let test =
            "DependencyInjectionTestKitTests.TracerTests.what no type asks for is the test's, everything else stays as it is()"
        #expect(Self.told.consumers == [test, "DependencyInjectionTestKitTests.Order"])
        #expect(Self.told.all.map(\.isEntry) == [true, false])
        #expect(Self.told.all[0].place.file.hasSuffix("/TracerTests.swift"))
    }

    @Test func `the tracer of a set-up further in is told too, and one that both name is told once`() async throws {
        let (outer, inner) = (Told(), Told())
        let test = try #require(Test.current)
        try await ContainerTrait.container(tracer: outer).provideScope(for: test, testCase: nil) {
            try await ContainerTrait.container(tracer: outer).provideScope(for: test, testCase: nil) {
                try await ContainerTrait.container(tracer: inner).provideScope(for: test, testCase: nil) {
                    _ = ContainerHolder.container.resolve(Stock.self)
                }
            }
        }
        #expect(outer.names == ["Stock"])
        #expect(inner.names == ["Stock"])
    }

    @Test func `outside of Swift Testing the function is the test`() async {
        let told = Told()
        await Task.detached { withTestContainer(tracer: told, function: "total()") { _ = $0.resolve(Stock.self) } }
            .value
        #expect(told.consumers == ["DependencyInjectionTestKitTests.TracerTests.total()"])
    }
}
