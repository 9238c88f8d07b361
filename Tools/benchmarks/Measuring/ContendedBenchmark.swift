import DependencyInjection

/// An operation that two threads do at once.
struct ContendedBenchmark: Sendable {
    let name: String
    let summary: String
    /// Makes ready what a thread does, for the first thread and the second.
    let prepare: @Sendable () -> (first: Benchmark.Loop, second: Benchmark.Loop)

    /// Each operation after the control that it is compared with.
    static let all = [
        ContendedBenchmark(name: "unshared", summary: "resolve from a container of its own") {
            (resolving(Warehouse1.self, from: Container()), resolving(Warehouse2.self, from: Container()))
        },
        ContendedBenchmark(name: "different singletons", summary: "resolve its own singleton from one container") {
            let container = Container()
            return (resolving(Warehouse1.self, from: container), resolving(Warehouse2.self, from: container))
        },
        ContendedBenchmark(name: "different, naive container", summary: "the same with the naive container") {
            let container = NaiveContainer()
            container.bindSingleton(Warehouse1.self) { _ in Warehouse1() }
            container.bindSingleton(Warehouse2.self) { _ in Warehouse2() }
            return (
                { count in for _ in 0..<count { sink(container.resolve(Warehouse1.self)) } },
                { count in for _ in 0..<count { sink(container.resolve(Warehouse2.self)) } }
            )
        },
        ContendedBenchmark(name: "one object", summary: "retain and release one object") {
            let object = Warehouse1()
            return (retaining(object), retaining(object))
        },
        ContendedBenchmark(name: "one singleton", summary: "resolve one singleton from one container") {
            let container = Container()
            return (resolving(Warehouse1.self, from: container), resolving(Warehouse1.self, from: container))
        },
        ContendedBenchmark(name: "one, naive container", summary: "the same with the naive container") {
            let container = NaiveContainer()
            container.bindSingleton(Warehouse1.self) { _ in Warehouse1() }
            let run = { (count: Int) in for _ in 0..<count { sink(container.resolve(Warehouse1.self)) } }
            return (run, run)
        },
    ]

    @inline(__always)
    private static func resolving<T: SingletonInjectable & AnyObject>(
        _ type: T.Type,
        from container: Container
    ) -> Benchmark.Loop {
        { count in for _ in 0..<count { sink(container.resolve(type)) } }
    }

    private static func retaining(_ object: AnyObject) -> Benchmark.Loop {
        { count in
            for _ in 0..<count {
                let reference = Unmanaged.passRetained(object)
                // What happens in between is unknown, so that the pair stays.
                sink(count)
                reference.release()
            }
        }
    }
}

/// A singleton whose reference count shares its cache lines with nothing else.
final class Warehouse1: SingletonInjectable {
    let space = (SIMD64<UInt8>(), SIMD64<UInt8>())
    init() {}
    init(container: Container, args: Void) {}
}

/// Another.
final class Warehouse2: SingletonInjectable {
    let space = (SIMD64<UInt8>(), SIMD64<UInt8>())
    init() {}
    init(container: Container, args: Void) {}
}
