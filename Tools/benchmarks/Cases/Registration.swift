import DependencyInjection

extension Benchmark {
    /// A container that is told of a thousand singletons and builds them all.
    static let registration = [
        Benchmark("register/direct", "1,000 objects in an array", repetitions: 4) {
            let parts = thousandParts()
            return { count in for _ in 0..<count { sink(Assembly(parts: parts.map { $0.init() })) } }
        },
        Benchmark(
            "register/naive-container",
            "1,000 factories in a dictionary behind a Mutex, and their root",
            repetitions: 4
        ) {
            let parts = thousandParts()
            return { count in
                for _ in 0..<count {
                    let container = NaiveContainer()
                    for part in parts { part.register(in: container) }
                    sink(Assembly(parts: parts.map { $0.resolved(from: container) }))
                }
            }
        },
        Benchmark("register/thousand", "bind 1,000 singletons, and resolve their root", repetitions: 4) {
            let parts = thousandParts()
            return { count in
                for _ in 0..<count {
                    let container = Container()
                    for part in parts { part.bind(in: container) }
                    container.bind(Assembly.self, .singleton) { container in
                        Assembly(parts: parts.map { $0.resolved(from: container) })
                    }
                    sink(container.resolve(Assembly.self))
                }
            }
        },
    ]
}

/// The root that needs all parts.
final class Assembly: Sendable {
    let parts: [any Part]
    init(parts: [any Part]) { self.parts = parts }
}

extension Part {
    static func register(in container: NaiveContainer) { container.bindSingleton(Self.self) { _ in Self() } }
    static func resolved(from container: NaiveContainer) -> any Part { container.resolve(Self.self) }
}
