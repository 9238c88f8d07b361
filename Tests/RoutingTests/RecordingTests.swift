import DependencyInjection
import GraphAnalysis
import GraphRecording
import Routing
import Testing

@Suite struct RecordingTests {
    @Test func `the service is who needs the view model, at the place of the navigation`() throws {
        let recorder = GraphRecorder()
        let container = Container(tracer: recorder)
        let navigation = container.resolve(NavigationService<MemoryHost>.self)
        navigation.push(OrderPage.self, args: 7)
        let line = #line - 1
        navigation.push(OrderPage.self, args: 8)
        container.resolve(PresenterService<MemoryHost>.self).present(OrderPage.self, args: 9)

        let service = "Routing.NavigationService<RoutingTests.MemoryHost>"
        let model = try #require(
            recorder.graph.edges.first { $0.from == service && $0.to == "RoutingTests.OrderModel" }
        )
        #expect(model.kind == .provider)
        #expect(model.resolutions == 2)
        #expect(model.places.map(\.description).contains("RoutingTests/RecordingTests.swift:\(line)"))
        #expect(
            Set(recorder.graph.edges.map { "\($0.from) \($0.kind) \($0.to)".replacing("RoutingTests.", with: "") }) == [
                "(program) construction Routing.NavigationService<MemoryHost>",
                "(program) construction Routing.PresenterService<MemoryHost>",
                "Routing.NavigationService<MemoryHost> provider MemoryHost",
                "Routing.NavigationService<MemoryHost> provider OrderModel",
                "Routing.PresenterService<MemoryHost> provider MemoryHost",
                "Routing.PresenterService<MemoryHost> provider OrderModel",
                "OrderModel construction OrderBook",
            ]
        )
    }
}
