public import DependencyInjection

// For XCTest, for exit tests and for helpers of a test: what the trait `container` does, as a function.
// swift-format-ignore: AmbiguousTrailingClosureOverload

/// Runs a test, or a part of one, with a container of its own, which is current for it and its child tasks.
///
/// ```swift
/// func testTotal() throws {
///     try withTestContainer { mock in
///         mock.replace(\.clock) { FixedClock() }
///         XCTAssertEqual(mock.resolve(Order.self).day, FixedClock.day)
///     }
/// }
/// ```
///
/// - Parameters:
///   - rules: What else is asked of it.
///   - tracer: Is told of everything, such as `GraphRecorder.fromEnvironment()`.
///   - report: Is told what the test has to be told, when it ends; Swift Testing records an issue unless this is given. For XCTest write
///     `{ XCTFail("\($0)") }`.
///   - function: The test, where none is running that Swift Testing knows of.
///   - fileID: The file of that test, as `#fileID` names it.
///   - filePath: Its path.
///   - line: The line, counted from 1.
///   - operation: Replaces dependencies and tests.
public func withTestContainer<R>(
    _ rules: ContainerRules = [],
    tracer: (any ResolveTracer)? = nil,
    report: (@Sendable (ContainerFinding) -> Void)? = nil,
    function: String = #function,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    _ operation: (ContainerMock) throws -> R
) rethrows -> R {
    let origin = TestOrigin(function: function, fileID: fileID, filePath: filePath, line: line)
    let mock = ContainerMock(for: origin, rules, tracer: tracer, report: report)
    return try mock.running { try operation(mock) }
}

/// Runs a test, or a part of one, with a container of its own, which is current for it and its child tasks.
///
/// The operation runs on the caller's actor; the parameters are those of the synchronous form.
public func withTestContainer<R>(
    _ rules: ContainerRules = [],
    tracer: (any ResolveTracer)? = nil,
    report: (@Sendable (ContainerFinding) -> Void)? = nil,
    function: String = #function,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    _ operation: (ContainerMock) async throws -> R
) async rethrows -> R {
    let origin = TestOrigin(function: function, fileID: fileID, filePath: filePath, line: line)
    let mock = ContainerMock(for: origin, rules, tracer: tracer, report: report)
    return try await mock.running { try await operation(mock) }
}
