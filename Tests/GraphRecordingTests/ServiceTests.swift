import DependencyInjection
import GraphAnalysis
import GraphRecording
import Testing

private final class Profile: LocatableService {
    init(container: Container, args: Void) {}
    func clear() {}
}

private final class Banner: PerRequestInjectable {
    init(container: Container, args: Void) { Profile.service.clear() }
}

@Suite struct ServiceTests {
    @Test func `a service belongs to what is being built, and to the program where nothing is`() {
        let graph = recorded { container in
            _ = container.resolve(Banner.self)
            ContainerHolder.withContainer(container) { Profile.service.clear() }
        }
        #expect(graph.lines == ["(program) → Banner", "Banner → Profile", "(program) → Profile"])
    }
}
