import DependencyInjection
import GraphRecording
import Synchronization

extension Benchmark {
    /// A singleton that is there already, while a tracer listens.
    static let tracing = [
        Benchmark("traced/counting", "resolve(Warehouse.self) with a tracer that counts") {
            let container = Container(tracer: CountingTracer())
            return { count in for _ in 0..<count { sink(container.resolve(Warehouse.self)) } }
        },
        Benchmark("traced/recorder", "resolve(Warehouse.self) with a GraphRecorder") {
            let container = Container(tracer: GraphRecorder())
            return { count in for _ in 0..<count { sink(container.resolve(Warehouse.self)) } }
        },
        Benchmark("traced/counting-protocol", "resolve((any Storing).self) with a tracer that counts") {
            let container = Container.withWarehouse(tracer: CountingTracer())
            return { count in for _ in 0..<count { sink(storing: container.resolve((any Storing).self)) } }
        },
        Benchmark("traced/recorder-protocol", "resolve((any Storing).self) with a GraphRecorder") {
            let container = Container.withWarehouse(tracer: GraphRecorder())
            return { count in for _ in 0..<count { sink(storing: container.resolve((any Storing).self)) } }
        },
    ]
}

/// The least that a tracer can do.
final class CountingTracer: ResolveTracer {
    private let events = Atomic<Int>(0)

    func trace(_ event: ResolveEvent) { events.add(1, ordering: .relaxed) }
}
