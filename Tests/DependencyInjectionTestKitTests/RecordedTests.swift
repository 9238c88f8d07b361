import DependencyInjection
import DependencyInjectionTestKit
import GraphRecording
import Testing

/// Recorded where `DEPENDENCY_GRAPH_FILE` says so; `Tests/Checks/draw-test-run` draws and judges what these exercised.
@Suite(.container(tracer: GraphRecorder.fromEnvironment()))
struct RecordedTests {
    @Test(.container { $0.replace(\.clock) { FixedClock() } })
    func readsTheDay() {
        #expect(ContainerHolder.container.resolve(Order.self).day == 7)
    }

    @Test(arguments: [1, 2])
    func printsALabel(number: Int) {
        #expect(ContainerHolder.container.resolve(Label.self, args: number).text == "order \(number)")
    }

    @Test func stopsInAProcessOfItsOwn() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            withTestContainer(tracer: GraphRecorder.fromEnvironment(), function: "stopsInAProcessOfItsOwn()") { mock in
                _ = mock.resolve(Order.self).pieces
                _ = mock.resolve((any DayClock).self)
            }
        }
        #expect(end?.stopMessage?.text.hasPrefix("Nothing is bound for DayClock") == true)
    }
}
