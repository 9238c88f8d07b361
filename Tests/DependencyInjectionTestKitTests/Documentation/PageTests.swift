import DependencyInjection
import DependencyInjectionTestKit
import GraphRecording
import Testing

// What the pages and the README show, as they show it.

@Test(.container { $0.replace(\.clock) { FixedClock(7) } })
func `an order bears the day of the clock`() {
    #expect(ContainerHolder.container.resolve(Order.self).day == 7)
}

@Suite(.container { $0.replace(\.clock) { FixedClock(1) } })
struct OrderTests {
    @Test func `an order of the first day`() {
        #expect(ContainerHolder.container.resolve(Order.self).day == 1)
    }

    @Test(.container { $0.replace(\.clock) { FixedClock(31) } }, arguments: [10, 20])
    func `an order of the last day`(pieces: Int) throws {
        let mock = try #require(ContainerMock.current)
        mock.replace(Stock.self) { Stock(pieces: pieces) }
        let order = mock.resolve(Order.self)
        #expect(order.day == 31)
        #expect(order.pieces == pieces)
        #expect(mock.resolutions(of: Stock.self).map(\.consumer?.name) == ["Order"])
    }
}

@Test(
    .container([.strict, .everySubstituteIsUsed]) {
        $0.replace(\.clock) { FixedClock() }
        $0.allow(Order.self)
    }
)
func `an order needs nothing but the clock for its day`() {
    _ = ContainerHolder.container.resolve(Order.self).day
}

@Test func `an unbound clock is told with the place of the request`() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withTestContainer { mock in _ = mock.resolve((any DayClock).self) }
    }
    #expect(end?.stopMessage?.text.hasPrefix("Nothing is bound for DayClock") == true)
}

@Suite(.container(tracer: GraphRecorder.fromEnvironment()))
struct DrawnTests {
    @Test func `an order is labelled`() {
        #expect(ContainerHolder.container.resolve(Label.self, args: 5).text == "order 5")
    }
}
