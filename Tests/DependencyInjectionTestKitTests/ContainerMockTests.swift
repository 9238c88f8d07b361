import DependencyInjection
import DependencyInjectionTestKit
import Testing

@Suite struct ContainerMockTests {
    private let mock = ContainerMock()

    @Test func `without substitutes everything is real`() {
        #expect(mock.resolve(Order.self).day == 0)
        #expect(mock.resolve(Label.self, args: 5).text == "order 5")
        #expect(mock.resolve(\.clock) is RealClock)
    }

    @Test func `each form of replace is met by each form of resolve`() throws {
        mock.replace(Printer.self, with: SmallPrinter.self)
        mock.replace(Stock.self) { Stock(pieces: 2) }
        mock.replace(Label.self) { (_: Container, number: Int) in Label(text: "fake \(number)") }
        mock.replace((any DayClock).self) { container in FixedClock(container.resolve(Stock.self).pieces) }
        mock.replace(\.clock) { container in container.resolve() }
        #expect(mock.resolve(Printer.self).paper == "A6")
        #expect(try mock.tryResolve(Stock.self).pieces == 2)
        #expect(try mock.tryResolve(Label.self, args: 3).text == "fake 3")
        #expect(try mock.tryResolve((any DayClock).self).day == 2)
        #expect(try mock.tryResolve(\.clock).day == 2)
        #expect(mock.resolve(Label.self, args: 3).text == "fake 3")
        #expect(mock.resolve((any DayClock).self).day == 2)
        #expect(mock.resolve(Order.self).day == 2)
    }

    @Test func `what is asked for inside meets the substitute too`() {
        mock.replace(\.clock) { FixedClock() }
        mock.replace(Stock.self) { _ in Stock(pieces: 3) }
        let order = mock.container.resolve(Order.self)
        #expect(order.day == 7)
        #expect(order.pieces == 3)
    }

    @Test func `a substitute that throws fails the request`() {
        mock.replace(\.clock) { throw Refusal() }
        #expect(throws: ResolutionError.self) { try mock.tryResolve(\.clock) }
        #expect(mock.resolutions(of: \.clock).isEmpty)
        #expect(mock.unusedSubstitutes.isEmpty)
    }

    @Test func `substitutes of one mock are not seen by another`() {
        mock.replace(\.clock) { FixedClock() }
        #expect(ContainerMock().resolve(\.clock).day == 0)
    }

    @Test func `its tracer is told of everything`() {
        let told = Told()
        let mock = ContainerMock(tracer: told)
        _ = mock.resolve(Order.self).day
        #expect(told.names == ["Order", "\\.clock"])
    }
}

@Suite struct ResolutionsTests {
    private let mock = ContainerMock()

    @Test func `resolutions say how often and for whom`() throws {
        mock.replace(\.clock) { FixedClock() }
        let orders = (1...3).map { _ in mock.resolve(Order.self) }
        for order in orders { _ = (order.day, order.day) }
        #expect(mock.resolutions(of: Order.self).count == 3)
        let clocks = mock.resolutions(of: \.clock)
        #expect(clocks.map(\.consumer?.name) == ["Order", "Order", "Order"])
        #expect(clocks.allSatisfy { $0.isSubstitute && $0.place.file.hasSuffix("Shop.swift") })
        let first = try #require(mock.resolutions(of: Order.self).first)
        #expect(first.consumer == nil)
        #expect(!first.isSubstitute)
        #expect(first.place.file.hasSuffix("/ContainerMockTests.swift"))
        #expect(first.description == "Order for the test at \(first.place)")
        #expect(clocks[0].description == "\\.clock for Order at \(clocks[0].place), substituted")
    }

    @Test func `what was not read is not resolved`() {
        _ = mock.resolve(Order.self)
        #expect(mock.resolutions(of: \.clock).isEmpty)
        #expect(mock.resolvedDependencies.map(\.name) == ["Order"])
    }

    @Test func `dependencies are told in the order of their first requests`() {
        let order = mock.resolve(Order.self)
        _ = (order.pieces, order.day)
        _ = mock.resolve(Stock.self)
        #expect(mock.resolvedDependencies.map(\.name) == ["Order", "Stock", "\\.clock"])
        #expect(mock.resolutions(of: Stock.self).map(\.consumer?.name) == ["Order", nil])
    }

    @Test func `requests from many threads are all counted`() async {
        await withTaskGroup { group in
            for _ in 1...8 { group.addTask { for _ in 1...1_000 { _ = self.mock.resolve(Stock.self) } } }
        }
        #expect(mock.resolutions(of: Stock.self).count == 8_000)
    }

    @Test func `a substitute that nobody asked for is told, in order`() {
        mock.replace(\.clock) { FixedClock() }
        mock.replace(Stock.self) { Stock(pieces: 1) }
        mock.replace(Printer.self, with: SmallPrinter.self)
        _ = mock.resolve(Stock.self)
        #expect(mock.unusedSubstitutes.map(\.dependency.name) == ["\\.clock", "Printer"])
        #expect(mock.unusedSubstitutes[0].place.file.hasSuffix("/ContainerMockTests.swift"))
        #expect(
            mock.unusedSubstitutes[0].description.hasPrefix("\\.clock, replaced at DependencyInjectionTestKitTests/")
        )
    }

    @Test func `a substitute that took the place of a used one may be unused itself`() {
        mock.replace(\.clock) { FixedClock(1) }
        _ = mock.resolve(\.clock)
        withKnownIssue { mock.replace(\.clock) { FixedClock(2) } }
        #expect(mock.unusedSubstitutes.map(\.dependency.name) == ["\\.clock"])
    }
}
