import DependencyInjection
import DependencyInjectionTestKit

extension Benchmark {
    /// What a test pays for a container of its own, which is made, made current and let go.
    static let testContainers = [
        Benchmark("test/container", "a test with a container of its own and no substitute") {
            { count in for _ in 0..<count { withTestContainer { sink($0) } } }
        },
        Benchmark("test/substitute", "the same with one substitute, which is resolved") {
            { count in
                for _ in 0..<count {
                    withTestContainer { mock in
                        mock.replace(\.warehouse) { Warehouse() }
                        sink(mock.resolve(\.warehouse))
                    }
                }
            }
        },
    ]
}
