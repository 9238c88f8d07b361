public import DependencyInjection

/// A container for a test: everything is real but for what the test replaces, and it tells what was asked for.
///
/// ```swift
/// let mock = ContainerMock()
/// mock.replace(\.clock) { FixedClock() }
/// let checkout = mock.resolve(Checkout.self)
/// #expect(mock.resolutions(of: \.clock).count == 1)
/// ```
///
/// It is composed around a `Container`, whose instances end with it. A test under the trait `container`, or inside `withTestContainer`,
/// finds its own by `current`. Everything may be called from any thread.
public final class ContainerMock: Sendable {
    @TaskLocal private static var running: ContainerMock?

    /// The container. Whoever resolves from it meets the substitutes.
    public let container: Container

    let log: RequestLog
    private let report: @Sendable (ContainerFinding) -> Void

    /// Makes a container without substitutes.
    ///
    /// - Parameters:
    ///   - tracer: Is told of everything that the container does, as a tracer of any container is. Requests that no type makes are the test's.
    ///   - function: The test, where none is running that Swift Testing knows of.
    ///   - fileID: The file of that test, as `#fileID` names it.
    ///   - filePath: Its path.
    ///   - line: The line, counted from 1.
    public convenience init(
        tracer: (any ResolveTracer)? = nil,
        function: String = #function,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let origin = TestOrigin(function: function, fileID: fileID, filePath: filePath, line: line)
        self.init(for: origin, tracer: tracer)
    }

    init(
        for origin: TestOrigin,
        _ rules: ContainerRules = [],
        tracer: (any ResolveTracer)?,
        report: (@Sendable (ContainerFinding) -> Void)? = nil
    ) {
        let report = report ?? { $0.record(in: origin) }
        log = RequestLog(of: origin, rules, tracer: tracer, report: report)
        self.report = report
        container = Container(tracer: log)
    }

    /// The one of the test that is running; nil outside of the trait `container` and of `withTestContainer`.
    ///
    /// Child tasks and tasks of `Task { }` inherit it, detached ones do not.
    public static var current: ContainerMock? { running }

    /// The test that it belongs to.
    var origin: TestOrigin { log.origin }
}

// MARK: The length of a test

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension ContainerMock {
    /// Runs a test, for which this is current, and tells what is to be told when it has ended.
    func running<R>(_ test: () throws -> R) rethrows -> R {
        defer { end() }
        return try Self.$running.withValue(self) { try ContainerHolder.withContainer(container, test) }
    }

    /// Runs a test, for which this is current, and tells what is to be told when it has ended.
    func running<R>(_ test: () async throws -> R) async rethrows -> R {
        defer { end() }
        return try await Self.$running.withValue(self) { try await ContainerHolder.withContainer(container, test) }
    }

    private func end() {
        for finding in log.end() { report(finding) }
    }
}
