import DependencyInjection
import Testing

private struct Missing: Sendable {}

/// Starts something in its initialiser that asks for what is not there.
private struct Starting: PerRequestInjectable {
    let result: Task<ResolutionError?, Never>
    init(container: Container, args: Void) {
        result = Task { failure { try container.tryResolve(Missing.self) } }
    }
}

private struct Threading: PerRequestInjectable {
    let error: ResolutionError?
    init(container: Container, args: Void) {
        error = try? onThread { failure { try container.tryResolve(Missing.self) } }
    }
}

/// Law 13: the path is true.
@Suite struct TruePathTests {
    @Test func `a task that an initialiser started is no part of its build`() async {
        let error = await Container().resolve(Starting.self).result.value
        #expect(error?.drawing == "Missing")
        #expect(error?.path[0].consumer == nil)
    }

    @Test func `a thread that an initialiser started is no part of its build`() {
        let error = Container().resolve(Threading.self).error
        #expect(error?.drawing == "Missing")
        #expect(error?.path[0].consumer == nil)
    }

    @Test func `a build that threw leaves no trace on its thread`() {
        let container = Container()
        container.bind(Int.self) { container in
            _ = try container.tryResolve(Missing.self)
            return 1
        }
        for _ in 1...3 {
            #expect(failure { try container.tryResolve(Int.self) }?.drawing == "Int → Missing")
            #expect(failure { try container.tryResolve(Missing.self) }?.drawing == "Missing")
        }
    }

    @Test func `what an initialiser caught is no part of the path of its next request`() {
        let container = Container()
        container.bind(String.self) { _ in throw CancellationError() }
        container.bind(Int.self) { container in
            _ = try? container.tryResolve(String.self)
            _ = try container.tryResolve(Missing.self)
            return 1
        }
        #expect(failure { try container.tryResolve(Int.self) }?.drawing == "Int → Missing")
    }
}
