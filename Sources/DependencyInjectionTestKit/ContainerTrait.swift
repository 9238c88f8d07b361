public import DependencyInjection
public import Testing

extension Trait where Self == ContainerTrait {
    /// Gives each test, and each argument of a parameterised test, a container of its own.
    ///
    /// ```swift
    /// @Test(.container { $0.replace(\.clock) { FixedClock() } })
    /// func `an order bears the day of the clock`() {
    ///     #expect(ContainerHolder.container.resolve(Order.self).day == FixedClock.day)
    /// }
    /// ```
    ///
    /// The container is current for the test, its child tasks and its tasks of `Task { }`. A detached task and a dispatch queue have the process's,
    /// but what this one built resolves from it wherever it runs. Of nested suites the outer set-up runs first, into the same container, so
    /// that one further in wins, without a warning. A container made current by hand, by `ContainerHolder.withContainer`, is current for its
    /// operation; setting `ContainerHolder.container` sets the process's, which the test does not see.
    ///
    /// - Parameters:
    ///   - rules: What else is asked of the test; those of nested suites add up.
    ///   - tracer: Is told of everything, such as `GraphRecorder.fromEnvironment()`. Requests that no type makes are recorded as the test's.
    ///   - setUp: Replaces dependencies. An error that it throws fails the test.
    public static func container(
        _ rules: ContainerRules = [],
        tracer: (any ResolveTracer)? = nil,
        _ setUp: @escaping @Sendable (ContainerMock) async throws -> Void = { _ in }
    ) -> Self {
        Self(rules: rules, tracer: tracer, setUp: setUp)
    }
}

/// Gives each test a container of its own; made by `.container { … }`.
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
    fileprivate let rules: ContainerRules
    fileprivate let tracer: (any ResolveTracer)?
    fileprivate let setUp: @Sendable (ContainerMock) async throws -> Void

    /// It holds for every test in a suite.
    public var isRecursive: Bool { true }

    /// Runs a test with its container.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        if let outer = ContainerMock.current, outer.origin.test == test {
            outer.log.extend(rules, tracer: tracer)
            return try await run(in: outer, function)
        }
        let mock = ContainerMock(for: TestOrigin(test), rules, tracer: tracer)
        try await mock.running { try await run(in: mock, function) }
    }

    private func run(in mock: ContainerMock, _ function: @concurrent @Sendable () async throws -> Void) async throws {
        try await setUp(mock)
        mock.log.endSetUp()
        try await function()
    }
}
