import DependencyInjection
import GraphRecording

extension Benchmark {
    /// A scope that is made and ended, as for each HTTP request.
    static let scope = [
        Benchmark("scope/empty", "withScope { _ in }") {
            let container = Container()
            return { count in for _ in 0..<count { container.withScope { sink($0) } } }
        },
        Benchmark("scope/instance", "a scope that builds one instance of its own") {
            let container = Container()
            return { count in
                for _ in 0..<count { container.withScope { sink($0.resolve(Transaction.self)) } }
            }
        },
        Benchmark("scope/request", "a scope that is given a value, and whose handler reads an instance of its own") {
            let container = Container()
            return { count in for number in 0..<count { container.answer(number) } }
        },
        Benchmark("traced/request", "the same with a GraphRecorder") {
            let container = Container(tracer: GraphRecorder())
            return { count in for number in 0..<count { container.answer(number) } }
        },
    ]
}

extension Container {
    /// Runs one request.
    fileprivate func answer(_ number: Int) {
        withScope { scope in
            scope.provide(RequestNumber(value: number))
            sink(scope.resolve(Handler.self).transaction)
        }
    }
}

/// What lives as long as a request.
private final class Transaction: PerScopeInjectable {
    init(container: Container, args: Void) {}
}

private struct RequestNumber: Sendable {
    let value: Int
}

private final class Handler: PerRequestInjectable {
    @Resolvable var transaction: Transaction
    init(container: Container, args: Void) {}
}
