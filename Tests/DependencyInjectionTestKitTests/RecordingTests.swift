import DependencyInjection
import DependencyInjectionTestKit
import GraphAnalysis
import GraphRecording
import Testing

@Suite struct RecordingTests {
    @Test func `the recording of a test has the test as a node, from which its requests come`() throws {
        let recorder = GraphRecorder()
        withTestContainer(tracer: recorder) { mock in
            mock.replace(\.clock) { FixedClock() }
            _ = mock.resolve(Order.self).day
        }
        let module = "DependencyInjectionTestKitTests"
        let test =
            "\(module).RecordingTests.the recording of a test has the test as a node, from which its requests come()"
        let edges = recorder.graph.edges.filter { $0.resolutions > 0 }.map { "\($0.from) → \($0.to)" }
        #expect(
            Set(edges) == [
                "\(test) → \(module).Order",
                "\(module).Order → \(module).Dependencies.clock",
                "\(module).Dependencies.clock → \(module).FixedClock",
            ]
        )
        #expect(recorder.graph.nodes.filter(\.isEntry).map(\.id) == [test])
        #expect(
            recorder.graph.edges.first { $0.from == test }?.places.allSatisfy {
                $0.file.hasSuffix("/RecordingTests.swift")
            } == true
        )
    }

    @Test func `what a test makes by hand comes from the test`() {
        let recorder = GraphRecorder()
        withTestContainer(tracer: recorder) { _ in _ = Receipt().day }
        let module = "DependencyInjectionTestKitTests"
        let test = "\(module).RecordingTests.what a test makes by hand comes from the test()"
        #expect(recorder.graph.edges.contains { $0.from == test && $0.to == "\(module).Receipt" })
        #expect(recorder.graph.edges.contains { $0.from == "\(module).Receipt" && $0.to.hasSuffix(".clock") })
        #expect(recorder.graph.nodes.filter { $0.isEntry }.map(\.id) == [test])
    }
}

/// Made by hand.
private struct Receipt {
    @Injected(\.clock) private var clock
    var day: Int { clock.day }
}
