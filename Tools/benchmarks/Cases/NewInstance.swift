import DependencyInjection

extension Benchmark {
    /// A new instance without dependencies.
    static let newInstance = [
        Benchmark("new/direct", "Order()") {
            { count in for _ in 0..<count { sink(Order()) } }
        },
        Benchmark("new/naive-container", "call the factory in a dictionary behind a Mutex") {
            let container = NaiveContainer()
            container.bind(Order.self) { _ in Order() }
            return { count in for _ in 0..<count { sink(container.resolve(Order.self)) } }
        },
        Benchmark("new/type", "resolve(Order.self)") {
            let container = Container()
            return { count in for _ in 0..<count { sink(container.resolve(Order.self)) } }
        },
        Benchmark("new/throwing", "resolve(CheckedOrder.self), whose initialiser may throw") {
            let container = Container()
            return { count in for _ in 0..<count { sink(container.resolve(CheckedOrder.self)) } }
        },
    ]
}
